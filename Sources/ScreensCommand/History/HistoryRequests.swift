import ContentStates
package import Gallery
package import ScreenStates

extension PlainSample where Kind == HistoryKind<WatchedShow> {
  /// The history that is built into the program.
  ///
  /// - Parameters:
  ///   - latency: How long each answer lets one wait.
  ///   - faults: In a terminal, where a person tells the service how to answer.
  ///   - clock: The screen's source of time.
  /// - Returns: The sample.
  package static func history(
    latency: Duration = .zero, faults: FaultDesk? = nil, clock: any ScreenClock = .continuous
  ) -> PlainSample<HistoryKind<WatchedShow>> {
    let service = BundledHistoryService(latency: latency, clock: faults?.clock ?? ContinuousClock())
    faults?.onFail = { [weak service] in service?.failNext() }
    faults?.onEmpty = { [weak service] in service?.emptyNext() }
    return PlainSample(
      .history(of: service, times: faults == nil ? .plain : LoadingTimes(), clock: clock),
      requests: PlainRequest.history(service),
      lines: HistoryText.lines, showsError: { $0.failure != nil },
      look: .history(faults))
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
        "hide", "hide the history", isAnswered: { !($0 is HiddenHistoryState<WatchedShow>) },
        send: { screen, _ in
          screen.state.hide()
          return nil
        }
      ).key("h"),
      PlainRequest(
        "reveal", "show the history", isAnswered: { $0 is HiddenHistoryState<WatchedShow> },
        send: { screen, _ in
          screen.state.reveal()
          return nil
        }
      ).key("v"),
      .failNext { service.failNext() },
      .emptyNext { service.emptyNext() },
    ]
  }
}
