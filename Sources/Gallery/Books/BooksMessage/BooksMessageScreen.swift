public import ScreenStates

/// A message with one thing to do about it; what is shown in place of the list of books.
///
/// | from | request | to |
/// |---|---|---|
/// | `asking` | what the message offers | `answered` |
public typealias BooksMessageScreen = Screen<BooksMessageKind>

/// The states of a message.
public enum BooksMessageKind: BooksChildKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = BooksMessageDisplay
  /// What the states answer.
  public typealias StateClass = BooksMessageState

  /// Shows the message.
  case asking(BooksMessage)
  /// What the message offers was asked for.
  case answered
}

extension Screen where Kind == BooksMessageKind {
  /// A message that is not started yet.
  ///
  /// - Parameter message: What to say.
  /// - Returns: The screen.
  public static func message(_ message: BooksMessage) -> BooksMessageScreen {
    BooksMessageScreen(initial: .asking(message), states: BooksMessageStates())
  }
}

/// What can be on a message; blank at first.
public struct BooksMessageDisplay: BooksPage, Equatable, Codable {
  /// What to tell people.
  public var sentence: String?
  /// Whether something went wrong.
  public var isError = false
  /// What one can do about it.
  public var offer: BooksRequest?

  /// Makes a blank display.
  public init() {}
}
