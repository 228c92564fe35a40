package import Gallery
import ScreenStates

extension SampleScreen where Kind == BooksKind {
  /// The bundled library.
  package static func books(_ options: SampleOptions = SampleOptions()) -> SampleScreen<BooksKind> {
    let service = options.service { BundledBookService(latency: $0, clock: $1) }
    // The child's state answers the request.
    func request(_ request: BooksRequest, _ summary: String) -> PlainRequest<BooksKind> {
      PlainRequest(request.name, summary, isAnswered: { $0.answers.contains(request) }) {
        $0.send(request)
      }
    }
    return SampleScreen(
      "books", BooksScreen(initial: .content, states: BooksStates(service: service)),
      requests: [
        request(.retry, "try again").key("t"),
        request(.refresh, "load newer books").key("r"),
      ] + PlainRequest.ofService(service), faults: options.faults,
      showsError: { $0.page?.isError ?? false }, drawing: { .books($0) })
  }
}

extension SamplePicture {
  /// The books screen with the page of its child.
  @MainActor
  fileprivate static func books(_ display: BooksDisplay) -> SamplePicture {
    let title = SamplePart.plain("title: \(display.title)")
    guard let page = display.page else { return SamplePicture([title]) }
    let parts: [SamplePart] = [
      title, .plain(page.isLoading ? "loading …" : nil),
      page.isError ? .failure(page.sentence) : .sentence(page.sentence, plain: "empty: "),
    ]
    var picture = SamplePicture(
      parts
        + SamplePart.list(page.books, plain: "books: ", title: display.title) { book in
          (
            book.title, "\(book.author), \(book.year)",
            plain: "\(book.title), \(book.author) (\(book.year))"
          )
        },
      activity: page.isLoading ? "Loading …" : nil)
    let failure = page.isError ? page.sentence : nil
    picture.result = result(page.books.count, "books", failure: failure)
    return picture
  }
}
