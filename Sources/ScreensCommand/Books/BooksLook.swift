import Gallery
import ScreenStates
import Terminal

extension SampleLook where Kind == BooksKind {
  /// The page of the child, under the container's title.
  static func books(_ faults: FaultDesk?) -> SampleLook {
    var look = SampleLook(BooksPicture.picture)
    look.kinds = [.content, .error("The library could not be reached."), .empty]
    look.faults = faults
    return look
  }
}

@MainActor
enum BooksPicture {
  static func picture(_ display: BooksDisplay) -> SamplePicture {
    guard let page = display.page else { return SamplePicture() }
    var lines: [StyledLine] = []
    if let sentence = page.sentence {
      lines.append(page.isError ? SamplePicture.failure(sentence) : StyledLine(sentence))
    }
    let count = page.books.count
    if count > 0 { lines += SamplePicture.heading(display.title, "\(count)") }
    for (index, book) in page.books.enumerated() {
      lines += SamplePicture.item(index + 1, of: count, book.title, "\(book.author), \(book.year)")
    }
    return SamplePicture(
      lines,
      result: SamplePicture.result(count, "books", failure: page.isError ? page.sentence : nil),
      activity: page.isLoading ? "Loading …" : nil)
  }
}
