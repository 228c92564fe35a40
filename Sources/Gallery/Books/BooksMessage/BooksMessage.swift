/// A sentence in place of the books, and what one can do about it.
public struct BooksMessage: Equatable, Codable, Sendable {
  /// What to tell people.
  public var sentence: String
  /// Whether something went wrong.
  public var isError: Bool
  /// What one can do about it.
  public var offer: BooksRequest

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - sentence: What to tell people.
  ///   - isError: Whether something went wrong.
  ///   - offer: What one can do about it.
  public init(_ sentence: String, isError: Bool, offer: BooksRequest) {
    self.sentence = sentence
    self.isError = isError
    self.offer = offer
  }

  /// Something went wrong, and can be tried again.
  ///
  /// - Parameter sentence: What to tell people.
  /// - Returns: The message.
  public static func error(_ sentence: String) -> BooksMessage {
    BooksMessage(sentence, isError: true, offer: .retry)
  }

  /// There are no books yet.
  public static let empty = BooksMessage(
    "There are no books in the library yet.", isError: false, offer: .refresh)
}
