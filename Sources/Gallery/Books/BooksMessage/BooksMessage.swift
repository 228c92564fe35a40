/// A sentence in place of the books, with one request to offer.
public struct BooksMessage: Equatable, Codable, Sendable {
  /// A sentence for people.
  public var sentence: String
  /// Whether the sentence is about an error.
  public var isError: Bool
  /// The request that the message offers.
  public var offer: BooksRequest

  /// Makes a message.
  public init(_ sentence: String, isError: Bool, offer: BooksRequest) {
    (self.sentence, self.isError, self.offer) = (sentence, isError, offer)
  }

  /// Makes the message of an error, which offers a retry.
  public static func error(_ sentence: String) -> BooksMessage {
    BooksMessage(sentence, isError: true, offer: .retry)
  }

  /// The message of an empty library, which offers a refresh.
  public static let empty = BooksMessage(
    "There are no books in the library yet.", isError: false, offer: .refresh)
}
