public import ScreenStates

/// A list of books that loads by itself; a child of the books screen, or a screen of its own.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `loading` | books; none; an error | `showing`; `nothing`; `failed` |
/// | `showing` | refresh | `loading`, with the books beside the indicator |
/// | `nothing` | refresh | `loading` |
/// | `failed` | retry | `loading` |
public typealias BookListScreen = Screen<BookListKind>

/// The kinds of a list of books.
public enum BookListKind: BooksChildKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = BookListDisplay
  /// The base class of the states.
  public typealias StateClass = BookListState

  /// Loads the books, while the known ones stay on screen.
  case loading([Book] = [])
  case showing([Book])
  case nothing
  /// The books could not be loaded; the sentence says why.
  case failed(String)
}

extension Screen where Kind == BookListKind {
  /// Makes a list that is not started yet.
  package static func list(of service: any BookService) -> BookListScreen {
    BookListScreen(initial: .loading(), states: BookListStates(service: service))
  }
}

/// The display of a list of books; blank at first.
public struct BookListDisplay: BooksPage, Equatable, Codable {
  package var isLoading = false
  package var books: [Book] = []
  /// Why there are no books, or nil.
  package var sentence: String?
  package var isError = false

  /// Makes a blank display.
  public init() {}
}
