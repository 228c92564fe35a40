package import Gallery
import ScreenStates

extension PlainSample where Kind == BooksKind {
  /// The library that is built into the program.
  ///
  /// - Parameters:
  ///   - latency: How long each answer lets one wait.
  ///   - clock: What measures that.
  /// - Returns: The sample.
  package static func books(
    latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) -> PlainSample<BooksKind> {
    let service = BundledBookService(latency: latency, clock: clock)
    return PlainSample(
      BooksScreen(initial: .content, states: BooksStates(service: service)),
      requests: PlainRequest.books(service), lines: BooksText.lines,
      showsError: { $0.page?.isError ?? false })
  }
}

extension PlainRequest where Kind == BooksKind {
  /// What a line of text can ask of a books container, whose child answers.
  static func books(_ service: BundledBookService) -> [PlainRequest<BooksKind>] {
    [
      request(.retry, "try again what failed"),
      request(.refresh, "look whether there are newer books"),
      .failNext { service.failNext() },
      .emptyNext { service.emptyNext() },
    ]
  }

  private static func request(
    _ request: BooksRequest, _ summary: String
  ) -> PlainRequest<BooksKind> {
    PlainRequest(
      request.name, summary, isAnswered: { $0.answers.contains(request) },
      send: { screen, _ in
        screen.state.send(request)
        return nil
      })
  }
}
