import ScreenStates
package import ScreenStatesExplorer

/// Observes the requests of a screen, and of those that it hosts, from before they start.
@MainActor
package final class ScreenLog {
  private let tell: (LogEntry) -> Void
  private var tokens: [ObjectIdentifier: (screen: WeakScreen, observed: [ObservationToken])] = [:]

  /// Makes a log that observes nothing yet.
  package init(_ tell: @escaping (LogEntry) -> Void) { self.tell = tell }

  /// Observes a screen and what it hosts; one that it observes already may have another host now.
  package func follow(_ screen: any HostedScreen, in host: String = "") {
    tokens = tokens.filter { $0.value.screen.value != nil }
    let requests = screen.listenToRequests(in: []) { [tell] _, makeRequest in
      let request = makeRequest()
      let refused = request.refusal.map { LogEntry.Outcome.refused($0.reason.rawValue) }
      tell(
        LogEntry(
          host: host, from: request.from, to: request.to, cause: request.cause,
          outcome: refused ?? (request.isIgnored ? .ignored : .taken)))
    }
    let hosting = screen.observeHosting { [weak self, weak screen] hosting in
      guard let screen, let child = hosting.hostedScreen as? any HostedScreen else { return }
      self?.follow(child, in: host + screen.kindName + "/")
    }
    tokens[ObjectIdentifier(screen)] = (WeakScreen(value: screen), [requests, hosting])
    for inner in screen.children { follow(inner, in: host + screen.kindName + "/") }
  }
}

private struct WeakScreen { weak var value: AnyObject? }
