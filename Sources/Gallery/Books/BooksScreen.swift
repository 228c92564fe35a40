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

package enum BooksKind: BooksContainerKind, Equatable, Codable, Sendable {
  package typealias Display = BooksDisplay
  package typealias StateClass = BooksState<BooksKind>

  case content
  case error(String)
  case empty
}
