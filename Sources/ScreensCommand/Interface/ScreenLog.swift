package import ScreenStates

/// Follows the requests of a screen and of those inside it.
@MainActor
package final class ScreenLog {
  private let sample: String
  private var tokens: [ObjectIdentifier: (screen: WeakScreen, token: ObservationToken)] = [:]

  /// A log of nothing.
  ///
  /// - Parameter sample: The name of the sample, for the entries.
  package init(sample: String) { self.sample = sample }

  /// Follows a screen and those inside it, unless it does so already.
  package func follow(
    _ screen: any LoggedScreen, in host: String, _ tell: @escaping (LogEntry) -> Void
  ) {
    tokens = tokens.filter { $0.value.screen.value != nil }
    let id = ObjectIdentifier(screen)
    if tokens[id] == nil {
      let token = screen.logged { [sample] from, to, cause, outcome in
        tell(
          LogEntry(
            sample: sample, host: host, from: from, to: to, cause: cause, outcome: outcome))
      }
      tokens[id] = (WeakScreen(value: screen), token)
    }
    for inner in screen.loggedChildren { follow(inner, in: host + screen.placeInLog + "/", tell) }
  }

  /// Follows nothing more.
  package func stop() { tokens = [:] }
}

private struct WeakScreen { weak var value: AnyObject? }

/// A screen of any kind, as the log looks at it.
@MainActor
package protocol LoggedScreen: AnyObject {
  /// The name of the state that it is in.
  var placeInLog: String { get }
  /// The screens that its state hosts.
  var loggedChildren: [any LoggedScreen] { get }
  /// Tells each request as soon as its outcome is final.
  func logged(
    _ tell: @escaping (String?, String?, String, LogEntry.Outcome) -> Void
  ) -> ObservationToken
}

extension Screen: LoggedScreen {
  package var placeInLog: String { kind.name }

  package var loggedChildren: [any LoggedScreen] {
    hostedScreens.compactMap { $0 as? any LoggedScreen }
  }

  package func logged(
    _ tell: @escaping (String?, String?, String, LogEntry.Outcome) -> Void
  ) -> ObservationToken {
    observeTransitions { record in
      let outcome: LogEntry.Outcome =
        switch record.outcome {
        case .taken: .taken
        case .ignored: .ignored
        case .refused(let refusal) where refusal.reason == .guarded: .guarded
        case .refused(let refusal) where refusal.reason == .stale: .dropped
        case .refused(let refusal): .refused(refusal.reason.rawValue)
        }
      tell(record.from?.name, record.to?.name, record.cause, outcome)
    }
  }
}
