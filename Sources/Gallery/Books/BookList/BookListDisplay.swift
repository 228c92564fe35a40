/// What can be on a list of books; blank at first.
public struct BookListDisplay: BooksPage, Equatable, Codable {
  /// Whether the books are being loaded.
  public var isLoading = false
  /// The books.
  public var books: [Book] = []
  /// Why there are none.
  public var sentence: String?
  /// Whether that is because something went wrong.
  public var isError = false

  /// Makes a blank display.
  public init() {}
}
