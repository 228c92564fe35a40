public import ScreenStates

/// A library: a container that shows one child screen at a time.
///
/// Each state hosts a child that can be used alone and knows nothing of the container. The list
/// loads by itself, so loading is no state of the container, and a retry has only to show the list
/// again.
///
/// | from | the child settles in | to |
/// |---|---|---|
/// | `content` | `nothing` | `empty` |
/// | `content` | `failed` | `error` |
/// | `error` | `answered` (retry) | `content` |
/// | `empty` | `answered` (refresh) | `content` |
public typealias BooksScreen = Screen<BooksKind>

/// The states of a books container.
public enum BooksKind: BooksContainerKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = BooksDisplay
  /// What all states have in common.
  public typealias StateClass = BooksState<BooksKind>

  /// The list of the books.
  case content
  /// The books cannot be had: a sentence.
  case error(String)
  /// There are no books.
  case empty
}
