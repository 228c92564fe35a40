public import ScreenStates

/// What can be on a books container; blank at first.
public struct BooksDisplay: ScreenDisplay, Sendable {
  /// What stands above the page.
  public var title = ""
  /// What the child shows, whichever it is.
  public var page: (any BooksPage)?

  /// Makes a blank display.
  public init() {}
}

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
