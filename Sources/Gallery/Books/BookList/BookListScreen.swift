public import ScreenStates

/// A list of books that loads by itself; a child of the books container, or a screen of its own.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `loading` | books; none; an error | `showing`; `nothing`; `failed` |
/// | `showing` | refresh | `loading`, with the books beside the indicator |
/// | `nothing` | refresh | `loading` |
/// | `failed` | retry | `loading` |
public typealias BookListScreen = Screen<BookListKind>

/// The states of a list of books.
public enum BookListKind: BooksChildKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = BookListDisplay
  /// What the states answer.
  public typealias StateClass = BookListState

  /// Asks for the books, while those that are known stay on screen.
  case loading([Book] = [])
  /// Shows the books.
  case showing([Book])
  /// There are no books.
  case nothing
  /// The books cannot be had: a sentence.
  case failed(String)
}

extension Screen where Kind == BookListKind {
  /// A list that is not started yet.
  ///
  /// - Parameter service: Knows the books.
  /// - Returns: The screen.
  public static func list(of service: any BookService) -> BookListScreen {
    BookListScreen(initial: .loading(), states: BookListStates(service: service))
  }
}

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
