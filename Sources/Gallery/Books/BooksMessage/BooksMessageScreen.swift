public import ScreenStates

/// A message that offers one request; it is shown in place of the list of books.
///
/// | from | request | to |
/// |---|---|---|
/// | `asking` | what the message offers | `answered` |
public typealias BooksMessageScreen = Screen<BooksMessageKind>

/// The kinds of a message.
public enum BooksMessageKind: BooksChildKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = BooksMessageDisplay
  /// The base class of the states.
  public typealias StateClass = BooksMessageState

  case asking(BooksMessage)
  /// The user has sent the offered request.
  case answered
}

extension Screen where Kind == BooksMessageKind {
  /// Makes a message that is not started yet.
  package static func message(_ message: BooksMessage) -> BooksMessageScreen {
    BooksMessageScreen(initial: .asking(message), states: BooksMessageStates())
  }
}

/// The display of a message; blank at first.
public struct BooksMessageDisplay: BooksPage, Equatable, Codable {
  package var sentence: String?
  package var isError = false
  package var offer: BooksRequest?

  /// Makes a blank display.
  public init() {}
}
