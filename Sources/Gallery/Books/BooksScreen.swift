package import ScreenStates

/// A library: a screen that shows one child screen at a time.
///
/// Each state hosts a child, which can also be used alone and does not know its host. The list
/// loads by itself, so the host needs no state for loading, and a retry only shows the list again.
///
/// | from | the child settles in | to |
/// |---|---|---|
/// | `content` | `nothing` | `empty` |
/// | `content` | `failed` | `error` |
/// | `error` | `answered` (retry) | `content` |
/// | `empty` | `answered` (refresh) | `content` |
package typealias BooksScreen = Screen<BooksKind>

/// The kinds of a books screen.
package enum BooksKind: BooksContainerKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  package typealias Display = BooksDisplay
  /// The base class of the states.
  package typealias StateClass = BooksState<BooksKind>

  /// The list of the books.
  case content
  /// The books could not be loaded; the sentence says why.
  case error(String)
  /// There are no books.
  case empty
}
