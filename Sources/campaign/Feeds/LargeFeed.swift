import CountingAllocator
import Foundation
import Gallery

/// A large document that repeats one piece.
///
/// A loader refuses documents above its limit, so this tests the parsers in case someone raises the
/// limit.
struct LargeFeed {
  let name: String
  private let head: String
  private let piece: String
  private let tail: String

  private init(_ name: String, _ piece: String, after head: String = "", before tail: String = "") {
    self.name = name
    self.head = head
    self.piece = piece
    self.tail = tail
  }

  private static func xml(_ name: String, _ piece: String, in element: String = "title") -> Self {
    LargeFeed(
      name, piece, after: "<rss><channel><\(element)>", before: "</\(element)></channel></rss>")
  }

  private static func html(_ name: String, _ piece: String) -> Self {
    LargeFeed(
      name, piece,
      after: #"{"version": "https://jsonfeed.org/version/1.1", "items": [{"id": "1", "title": ""#,
      before: #""}]}"#)
  }

  static let all: [LargeFeed] =
    [
      .xml("words", "word "), .xml("items", "<item/>", in: "image"),
      .xml("nested elements", "<a>"), .xml("prefixes that are not declared", "<x:a/>"),
      .xml("named characters", "&nbsp;"), .xml("numbered characters", "&#x1F600;"),
      .xml("ampersands", "&"), .xml("sections that are not closed", "<![CDATA["),
      .xml("marks on one letter", "\u{301}"),
      LargeFeed("document types", "<!DOCTYPE a>", before: "<rss/>"),
      LargeFeed("comments", "<!---->", before: "<rss/>"),
      LargeFeed("instructions", "<?a?>", before: "<rss/>"),
      LargeFeed("comments in a type", "<!-- ' -->", after: "<!DOCTYPE a ["),
      LargeFeed("instructions that are not closed", "<?a", after: "<rss>"),
      LargeFeed("lists in lists", "["), LargeFeed("objects in objects", #"{"a":"#),
    ] + [.html("markup", "<b>"), .html("entities", "&nbsp;"), .html("brackets", "<")]

  /// Reads a document of about `size` bytes.
  ///
  /// - Returns: The outcome, and how many bytes stay allocated on the heap.
  func read(_ size: Int) -> (outcome: String, left: Int64) {
    let text = head + String(repeating: piece, count: size / piece.utf8.count) + tail
    let document = FeedDocument(data: Data(text.utf8), name: "feed")
    counting_allocator_begin_bytes()
    let outcome = outcome(of: document)
    return (outcome, counting_allocator_end_bytes())
  }

  private func outcome(of document: FeedDocument) -> String {
    do {
      _ = try FeedReader().feed(in: document)
      return "read"
    } catch {
      return "refused"
    }
  }
}
