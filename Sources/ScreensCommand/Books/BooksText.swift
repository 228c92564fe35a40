import Gallery

/// A books container, with the page of its child, as lines of plain text.
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
}
