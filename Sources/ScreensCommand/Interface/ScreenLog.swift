package import ScreenStatesTestKit
import ScreenStates

/// Observes the requests of a screen and its children.
@MainActor
package final class ScreenLog {
  private let sample: String
  private var tokens: [ObjectIdentifier: (screen: WeakScreen, token: ObservationToken)] = [:]

  /// Makes a log that observes nothing yet.
  ///
  /// - Parameter sample: The name of the sample, for the entries.
  package init(sample: String) { self.sample = sample }

  /// Observes a screen and its children, if it does not do so already.
  package func follow(
    _ screen: any HostedScreen, in host: String, _ tell: @escaping (LogEntry) -> Void
  ) {
    tokens = tokens.filter { $0.value.screen.value != nil }
    let id = ObjectIdentifier(screen)
    if tokens[id] == nil {
      let token = screen.listenToRequests { [sample] request in
        tell(
          LogEntry(
            sample: sample, host: host, from: request.from, to: request.to, cause: request.cause,
            outcome: LogEntry.Outcome(request)))
      }
      tokens[id] = (WeakScreen(value: screen), token)
    }
    for inner in screen.children { follow(inner, in: host + screen.kindName + "/", tell) }
  }

  /// Ends all observation.
  package func stop() { tokens = [:] }
}

private struct WeakScreen { weak var value: AnyObject? }

extension LogEntry.Outcome {
  fileprivate init(_ request: LoggedRequest) {
    self =
      switch request.refusal?.reason {
      case nil: request.isIgnored ? .ignored : .taken
      case .guarded: .guarded
      case .stale: .dropped
      case let reason?: .refused(reason.rawValue)
      }
  }
}
