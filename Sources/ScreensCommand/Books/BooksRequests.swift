package import Gallery
import ScreenStates

extension PlainSample where Kind == BooksKind {
  /// The library that is built into the program.
  ///
  /// - Parameters:
  ///   - latency: How long each answer lets one wait.
  ///   - faults: In a terminal, where a person tells the service how to answer.
  /// - Returns: The sample.
  package static func books(
    latency: Duration = .zero, faults: FaultDesk? = nil
  ) -> PlainSample<BooksKind> {
    let service = BundledBookService(latency: latency, clock: faults?.clock ?? ContinuousClock())
    faults?.onFail = { [weak service] in service?.failNext() }
    faults?.onEmpty = { [weak service] in service?.emptyNext() }
    return PlainSample(
      BooksScreen(initial: .content, states: BooksStates(service: service)),
      requests: PlainRequest.books(service), lines: BooksText.lines,
      showsError: { $0.page?.isError ?? false }, look: .books(faults))
  }
}

extension PlainRequest where Kind == BooksKind {
  /// What a line of text can ask of a books container, whose child answers.
  static func books(_ service: BundledBookService) -> [PlainRequest<BooksKind>] {
    [
      request(.retry, "try again").key("t"),
      request(.refresh, "load newer books").key("r"),
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
