/// A sentence in place of the books, with one request to offer.
public struct BooksMessage: Equatable, Codable, Sendable {
  package var sentence: String
  package var isError: Bool
  package var offer: BooksRequest

  package init(_ sentence: String, isError: Bool, offer: BooksRequest) {
    (self.sentence, self.isError, self.offer) = (sentence, isError, offer)
  }

  /// Makes the message of an error, which offers a retry.
  package static func error(_ sentence: String) -> BooksMessage {
    BooksMessage(sentence, isError: true, offer: .retry)
  }

  /// The message of an empty library, which offers a refresh.
  package static let empty = BooksMessage(
    "There are no books in the library yet.", isError: false, offer: .refresh)
}
