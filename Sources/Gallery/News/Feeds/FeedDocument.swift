public import Foundation

/// The bytes of a feed, with what is known about their origin.
public struct FeedDocument: Sendable {
  /// The bytes as they were received.
  public var data: Data

  /// The document's name in sentences: a path, an address, or a bundled name.
  public var name: String

  /// The document's own address, against which its relative links are resolved.
  public var address: URL?

  /// The encoding that came with the document, used if the document itself names none.
  public var charset: String?

  /// Creates a document from bytes in memory.
  public init(data: Data, name: String, address: URL? = nil, charset: String? = nil) {
    self.data = data
    self.name = name
    self.address = address
    self.charset = charset
  }

  /// Makes an error about this document.
  func error(_ reason: FeedError.Reason) -> FeedError {
    FeedError(source: name, reason: reason)
  }
}
