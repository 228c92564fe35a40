import ContentStates
package import Gallery
package import ScreenStates

extension PlainSample where Kind == ItemsKind {
  /// The items that are built into the program.
  ///
  /// - Parameters:
  ///   - latency: How long each answer lets one wait.
  ///   - faults: In a terminal, where a person tells the service how to answer.
  ///   - clock: The screen's source of time.
  /// - Returns: The sample.
  package static func items(
    latency: Duration = .zero, faults: FaultDesk? = nil, clock: any ScreenClock = .continuous
  ) -> PlainSample<ItemsKind> {
    let service = BundledItemService(latency: latency, clock: faults?.clock ?? ContinuousClock())
    faults?.onFail = { [weak service] in service?.failNext() }
    faults?.onEmpty = { [weak service] in service?.emptyNext() }
    return PlainSample(
      .items(of: service, times: faults == nil ? .plain : LoadingTimes(), clock: clock),
      requests: PlainRequest.items(service),
      lines: ItemsText.lines, showsError: { $0.failure != nil }, look: .items(faults))
  }
}

extension PlainRequest where Kind == ItemsKind {
  /// What a line of text can ask of a screen of items.
  static func items(_ service: BundledItemService) -> [PlainRequest<ItemsKind>] {
    [
      .retry, .refresh,
      PlainRequest(
        "start over", "load from a blank screen", isAnswered: { _ in true },
        send: { screen, _ in
          screen.transition(to: .loading, cause: "start over")
          return nil
        }
      ).key("s"),
      .failNext { service.failNext() },
      .emptyNext { service.emptyNext() },
    ]
  }
}
