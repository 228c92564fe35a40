import Foundation

/// Reads RSS 2.0, RSS 1.0, Atom 1.0 and JSON Feed 1.1 from bytes in memory.
///
/// The format is detected from the content alone, because names and media types of feeds are often
/// wrong. The reader works synchronously; ``FeedLoader`` calls it off the caller's actor.
///
/// ```swift
/// let document = FeedDocument(data: data, name: "news.xml")
/// for article in try FeedReader().feed(in: document).articles { print(article.title) }
/// ```
public struct FeedReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Reads a whole feed.
  ///
  /// A feed without entries is valid. A feed that is cut off is an error, even if it has entries,
  /// because the missing part may be the important one.
  ///
  /// - Parameter document: The bytes and their origin.
  /// - Returns: The title and the articles, newest first.
  /// - Throws: A ``FeedError`` that names the document.
  public func feed(in document: FeedDocument) throws(FeedError) -> Feed {
    let text = try TextDecoding.text(of: document)
    switch text.utf8.first(where: { $0 > 0x20 }) {
    case nil: throw document.error(.notAFeed(.empty))
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try jsonFeed(text, document)
    case UInt8(ascii: "<"): return try xmlFeed(text, document)
    default: throw document.error(.notAFeed(.text))
    }
  }

  private func xmlFeed(_ text: String, _ document: FeedDocument) throws(FeedError) -> Feed {
    let beginning = text.prefix(512).lowercased().drop { $0.isWhitespace }
    if beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html") {
      throw document.error(.notAFeed(.webPage))
    }
    let parser = XMLFeedParser(address: document.address?.fitToBeKept)
    parser.parse(XMLSource.mended(text))
    switch parser.root {
    case nil: throw document.error(.notAFeed(.text))
    case let root? where root.lowercased() == "html":
      throw document.error(.notAFeed(.webPage))
    case let root? where !XMLFeedVocabulary.isRoot(root):
      throw document.error(.notAFeed(.otherXML(root: root)))
    default: break
    }
    guard parser.isComplete else { throw document.error(.broken(line: parser.firstFault)) }
    return feed(titled: parser.title, parser.entries)
  }

  private func jsonFeed(_ text: String, _ document: FeedDocument) throws(FeedError) -> Feed {
    let data = Data(text.utf8)
    let decoded: JSONFeedDocument
    do {
      decoded = try JSONDecoder().decode(JSONFeedDocument.self, from: data)
    } catch DecodingError.dataCorrupted {
      throw document.error(.broken(line: JSONFault.line(in: data)))
    } catch {
      throw document.error(.notAFeed(.otherJSON))
    }
    guard decoded.version.contains("jsonfeed.org/version/") else {
      throw document.error(.notAFeed(.otherJSON))
    }
    let title = PlainText.cleaned(decoded.title ?? "")
    let address = document.address?.fitToBeKept
    return feed(titled: title, decoded.items.map { $0.entry(relativeTo: address) })
  }

  private func feed(titled title: String, _ entries: [FeedEntry]) -> Feed {
    Feed(title: title, articles: entries.enumerated().map { $1.article(number: $0 + 1) })
  }
}
