/// A screen without its kinds, as its host and a test kit see it.
@MainActor
package protocol HostedScreen: AnyObject {
  /// The names of the kinds on the whole way in.
  var path: String { get }
  /// What is under way in it and in its children, below the path of its host.
  func underWay(below host: String) -> [UnderWay]
  /// The name of the kind that it is in.
  var placeName: String { get }
  /// The name of the kind that it was made to begin in.
  var initialName: String { get }
  /// The settled frame.
  var frame: Any { get }
  /// The state that it is in.
  var place: AnyObject { get }
  /// The screens that its state hosts, in the order in which that began.
  var hostedScreens: [any HostedScreen] { get }
  /// Calls `tell` with every request from now on, as soon as its outcome is final.
  func listenToRequests(_ tell: @escaping @MainActor (LoggedRequest) -> Void) -> ObservationToken
  #if DEBUG
    /// The name of the work in it, or in its children, in whose task the present code runs.
    var workOfPresentTask: String? { get }
  #endif
}

/// A request that was made of a screen, with names in the place of kinds.
package struct LoggedRequest {
  /// The name of the kind that the screen was in, if it was running.
  package let from: String?
  /// The name of the kind that was asked for, if one was named.
  package let to: String?
  /// Who asked.
  package let cause: String
  /// Whether the state that was current does not answer the request.
  package let isIgnored: Bool
  /// Why it was refused, if it was.
  package let refusal: Refusal?
}

extension Screen: HostedScreen {
  package var placeName: String { machine.now.kind.name }

  package var initialName: String { machine.initial.name }

  package var frame: Any { machine.display }

  package var place: AnyObject { machine.now.state }

  package var hostedScreens: [any HostedScreen] {
    machine.lifeline.allWork.compactMap(\.child)
  }

  package func underWay(below host: String) -> [UnderWay] {
    let path = host + machine.now.kind.name
    return unsafe machine.lifeline.ofState.flatMap { $0.underWay(at: path, .state) }
      + machine.lifeline.ofScreen.flatMap { $0.underWay(at: path, .screen) }
  }

  package func listenToRequests(
    _ tell: @escaping @MainActor (LoggedRequest) -> Void
  ) -> ObservationToken {
    listen { record in
      var refusal: Refusal?
      if case .refused(let reason) = record.outcome { refusal = reason }
      tell(
        LoggedRequest(
          from: record.from?.name, to: record.to?.name, cause: record.cause,
          isIgnored: record.outcome == .ignored, refusal: refusal))
    }
  }

  #if DEBUG
    package var workOfPresentTask: String? {
      machine.lifeline.allWork.lazy.compactMap(\.workOfPresentTask).first
    }
  #endif
}

#if DEBUG
  extension Screen.Work {
    /// Notes the task that runs it. `settled()` finds with it that it is awaited in work that it
    /// waits for. A task-local value would not do: a task that the work makes inherits it, and may
    /// well wait for the screen.
    @usableFromInline
    final func noteTask() {
      taskHash = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
    }

    /// The name of the work, or of that in its child, in whose task the present code runs.
    final var workOfPresentTask: String? {
      let present = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
      return if let present, present == taskHash { name } else { child?.workOfPresentTask }
    }
  }
#endif
