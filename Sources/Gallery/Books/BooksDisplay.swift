public import ScreenStates

/// The display of a books screen; blank at first.
public struct BooksDisplay: ScreenDisplay, Sendable {
  /// The title above the page.
  package var title = ""
  /// What the child shows.
  package var page: (any BooksPage)?

  /// Makes a blank display.
  public init() {}
}

/// What a user interface can read of any child of the books screen.
///
/// Each child has its own display and implements what it shows; the rest has defaults.
package protocol BooksPage: ScreenDisplay, Sendable {
  /// Whether something is being loaded.
  var isLoading: Bool { get }
  /// The books to list.
  var books: [Book] { get }
  /// A sentence in the middle of the page.
  var sentence: String? { get }
  /// Whether the sentence is about an error.
  var isError: Bool { get }
}

extension BooksPage {
  package var isLoading: Bool { false }
  package var books: [Book] { [] }
  package var sentence: String? { nil }
  package var isError: Bool { false }
}
