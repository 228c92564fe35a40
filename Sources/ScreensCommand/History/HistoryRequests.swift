import ContentStates
package import Gallery
import ScreenStates

extension PlainSample where Kind == HistoryKind<WatchedShow> {
  /// The history that is built into the program.
  ///
  /// - Parameters:
  ///   - latency: How long each answer lets one wait.
  ///   - clock: What measures that.
  /// - Returns: The sample.
  package static func history(
    latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) -> PlainSample<HistoryKind<WatchedShow>> {
    let service = BundledHistoryService(latency: latency, clock: clock)
    return PlainSample(
      .history(of: service, times: .plain), requests: PlainRequest.history(service),
      lines: HistoryText.lines, showsError: { $0.failure != nil })
  }
}

extension PlainRequest where Kind == HistoryKind<WatchedShow> {
  /// What a line of text can ask of a history.
  ///
  /// - Parameter service: What can be told to answer badly.
  /// - Returns: The requests.
  package static func history(
    _ service: BundledHistoryService
  ) -> [PlainRequest<HistoryKind<WatchedShow>>] {
    [
      .retry, .refresh, .more,
      PlainRequest(
        "hide", "let nobody see it", isAnswered: { !($0 is HiddenHistoryState<WatchedShow>) },
        send: { screen, _ in
          screen.state.hide()
          return nil
        }),
      PlainRequest(
        "reveal", "show it again", isAnswered: { $0 is HiddenHistoryState<WatchedShow> },
        send: { screen, _ in
          screen.state.reveal()
          return nil
        }),
      .failNext { service.failNext() },
      .emptyNext { service.emptyNext() },
    ]
  }
}
