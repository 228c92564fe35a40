package import Foundation

/// The bytes of a feed, with what is known about their origin.
package struct FeedDocument: Sendable {
  /// The bytes as they were received.
  package var data: Data

  /// The document's name in sentences: a path, an address, or a bundled name.
  package var name: String

  /// The document's own address, against which its relative links are resolved.
  package var address: URL?

  package init(data: Data, name: String, address: URL? = nil) {
    (self.data, self.name, self.address) = (data, name, address)
  }

  /// The bytes after a byte order mark of UTF-8 and white space, which some servers send in front.
  var body: Data {
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return start.drop { $0 <= 0x20 }
  }

  func error(_ reason: FeedError.Reason) -> FeedError {
    FeedError(source: name, reason: reason)
  }
}
