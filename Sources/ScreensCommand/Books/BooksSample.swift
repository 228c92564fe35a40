package import Gallery
import ScreenStates
import Terminal

extension PlainSample where Kind == BooksKind {
  /// The bundled library.
  package static func books(_ options: SampleOptions = SampleOptions()) -> PlainSample<BooksKind> {
    let service = options.service { BundledBookService(latency: $0, clock: $1) }
    // The child's state answers the request.
    func request(_ request: BooksRequest, _ summary: String) -> PlainRequest<BooksKind> {
      PlainRequest(request.name, summary, isAnswered: { $0.answers.contains(request) }) {
        $0.send(request)
      }
    }
    var sample = PlainSample(
      BooksScreen(initial: .content, states: BooksStates(service: service)),
      requests: [
        request(.retry, "try again").key("t"),
        request(.refresh, "load newer books").key("r"),
      ] + PlainRequest.ofService(service), lines: BooksText.lines)
    sample.picture = BooksText.picture
    sample.showsError = { $0.page?.isError ?? false }
    sample.faults = options.faults
    return sample
  }
}

/// The books screen with the page of its child, as lines of plain text and as a picture.
@MainActor
enum BooksText {
  static func lines(_ display: BooksDisplay) -> [String] {
    var lines = ["title: \(display.title)"]
    guard let page = display.page else { return lines }
    if page.isLoading { lines.append("loading …") }
    if let sentence = page.sentence {
      lines.append("\(page.isError ? "error" : "empty"): \(sentence)")
    }
    if !page.books.isEmpty {
      lines.append("books: \(page.books.count)")
      for (index, book) in page.books.enumerated() {
        lines.append("  \(index + 1). \(book.title), \(book.author) (\(book.year))")
      }
    }
    return lines
  }

  static func picture(_ display: BooksDisplay) -> SamplePicture {
    guard let page = display.page else { return SamplePicture() }
    var lines: [StyledLine] = []
    if let sentence = page.sentence {
      lines.append(page.isError ? SamplePicture.failure(sentence) : StyledLine(sentence))
    }
    let count = page.books.count
    if count > 0 { lines += SamplePicture.heading(display.title, "\(count)") }
    lines += SamplePicture.items(page.books) { ($0.title, "\($0.author), \($0.year)") }
    return SamplePicture(
      lines,
      result: SamplePicture.result(count, "books", failure: page.isError ? page.sentence : nil),
      activity: page.isLoading ? "Loading …" : nil)
  }
}
