public import ScreenStates

/// What a user interface can read of any child of the books container.
///
/// Each child has a display of its own and gives what it has; the rest is nothing.
public protocol BooksPage: ScreenDisplay, Sendable {
  /// Whether something is being loaded.
  var isLoading: Bool { get }
  /// The books to list.
  var books: [Book] { get }
  /// A sentence in the middle of the page.
  var sentence: String? { get }
  /// Whether the sentence tells of something that went wrong.
  var isError: Bool { get }
}

extension BooksPage {
  /// Nothing is being loaded.
  public var isLoading: Bool { false }
  /// There are no books.
  public var books: [Book] { [] }
  /// There is nothing to say.
  public var sentence: String? { nil }
  /// Nothing went wrong.
  public var isError: Bool { false }
}
