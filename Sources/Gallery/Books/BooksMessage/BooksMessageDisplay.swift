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
