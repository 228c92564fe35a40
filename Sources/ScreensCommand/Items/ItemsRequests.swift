import ContentStates
package import Gallery
import ScreenStates

extension PlainSample where Kind == ItemsKind {
  /// The items that are built into the program.
  ///
  /// - Parameters:
  ///   - latency: How long each answer lets one wait.
  ///   - clock: What measures that.
  /// - Returns: The sample.
  package static func items(
    latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) -> PlainSample<ItemsKind> {
    let service = BundledItemService(latency: latency, clock: clock)
    return PlainSample(
      .items(of: service, times: .plain), requests: PlainRequest.items(service),
      lines: ItemsText.lines, showsError: { $0.failure != nil })
  }
}

extension PlainRequest where Kind == ItemsKind {
  /// What a line of text can ask of a screen of items.
  static func items(_ service: BundledItemService) -> [PlainRequest<ItemsKind>] {
    [
      .retry, .refresh,
      PlainRequest(
        "start over", "load with nothing on screen", isAnswered: { _ in true },
        send: { screen, _ in
          screen.transition(to: .loading)
          return nil
        }),
      .failNext { service.failNext() },
      .emptyNext { service.emptyNext() },
    ]
  }
}
