package import ScreenStates
internal import ScreenStatesTestKit

/// A screen without its type of kind, so that the kit can handle all hosted screens alike.
@MainActor
package protocol HostedScreen: AnyObject {
  var kindName: String { get }
  /// The type of its kinds.
  var kinds: Any.Type { get }
  /// The names of the kinds of the screen and of those that it hosts.
  var path: String { get }
  var isRunning: Bool { get }
  var clock: any ScreenClock { get }
  /// The kind with its payload, the kept value and the display; when stopped, the kept value.
  var contents: Any { get }
  var keptValue: Any { get }
  /// What the current state and the screen have under way, each in the order of its start.
  var work: (ofState: [ScreenWork], ofScreen: [ScreenWork]) { get }
  /// The same, and that of the hosted screens, for a report.
  var underWay: [UnderWay] { get }
  /// The names of the work that waits for no answer and no clock of the test.
  var pendingWork: [String] { get }
  var currentState: AnyObject { get }
  /// What makes its states.
  var factory: Any { get }
  /// The screens that its state hosts, in the order of hosting.
  var children: [any HostedScreen] { get }
  func stop()
  func settled() async
  /// Calls back with each hosting that a state of this screen begins, before the child starts.
  func observeHosting(_ tell: @escaping @MainActor (ScreenWork) -> Void) -> ObservationToken
  /// Passes every request from now on to a closure, as soon as its outcome is final, with the names of
  /// the kinds that host the screen; the request is made when it is asked for, because names take time.
  func listenToRequests(
    in host: [String],
    _ tell: @escaping @MainActor (_ isTaken: Bool, _ request: () -> LoggedRequest) -> Void
  ) -> ObservationToken
}

extension HostedScreen {
  /// The screens that it hosts at any depth, each before those that it hosts itself.
  var descendants: [any HostedScreen] { children.flatMap { [$0] + $0.descendants } }

  /// The names of all its kinds; none if they are not `CaseIterable`.
  var allKindNames: [String] {
    let all: any Collection = (kinds as? any CaseIterable.Type)?.allCases ?? []
    return all.compactMap { ($0 as? any StateKind)?.name }
  }

  /// The same screens, each with the names of the kinds that host it.
  func hosted(in host: [String] = []) -> [(host: [String], screen: any HostedScreen)] {
    let host = host + [kindName]
    return children.flatMap { [(host, $0)] + $0.hosted(in: host) }
  }

  var storedFactory: Reflection.Stored {
    .init(name: "\(type(of: factory))", value: factory, isVar: false)
  }

  /// The stored properties of its state, and its factory.
  var stored: [Reflection.Stored] {
    let state = currentState
    let name = "\(type(of: state))"
    return Reflection.properties(of: state).map {
      Reflection.Stored(name: "\(name).\($0.name)", value: $0.value, isVar: $0.isVar)
    } + [storedFactory]
  }
}

extension UnderWay {
  /// Whether it can change its screen; a child changes nothing of the screen by itself.
  var canChangeScreen: Bool { if case .child = form { false } else { true } }

  /// It in words; the function returns the time until an instant on a clock.
  func words(_ rest: (ScreenInstant) -> String?) -> String {
    let end =
      switch form {
      case .work: ""
      case .timer(let due): ", a timer" + (rest(due).map { " due in \($0)" } ?? "")
      case .sequence: ", a sequence"
      case .child(let path): " \(path)"
      }
    return "\(path): \(cause)\(end)"
  }
}

/// A request to a screen, with names instead of kinds, as in a ``DeniedRequest``.
package struct LoggedRequest {
  package let host: [String]
  /// The name of the type of the screen's kinds.
  package let kinds: String
  package let from: String?
  package let to: String?
  package let cause: String
  package let isIgnored: Bool
  package let refusal: Refusal?

  var isTaken: Bool { !isIgnored && refusal == nil }
}

extension Screen: HostedScreen {
  package var kindName: String { kind.name }
  package var kinds: Any.Type { Kind.self }
  package var contents: Any { (kind, kept, display) }
  package var keptValue: Any { kept }
  package var currentState: AnyObject { state }
  package var children: [any HostedScreen] {
    hostings.compactMap { $0.hostedScreen as? any HostedScreen }
  }

  package func listenToRequests(
    in host: [String],
    _ tell: @escaping @MainActor (_ isTaken: Bool, _ request: () -> LoggedRequest) -> Void
  ) -> ObservationToken {
    observeTransitions { record in
      tell(record.outcome == .taken) {
        LoggedRequest(
          host: host, kinds: SwiftText.name(of: Kind.self), from: record.from?.name,
          to: record.to?.name, cause: record.cause,
          isIgnored: record.outcome == .ignored, refusal: record.refusal)
      }
    }
  }
}
