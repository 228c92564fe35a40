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
package struct FeedReader: Sendable {
  package init() {}

  /// Reads a whole feed.
  ///
  /// A feed without entries is valid. A feed that is cut off is an error, even if it has entries,
  /// because the missing part may be the important one.
  package func feed(in document: FeedDocument) throws(FeedError) -> Feed {
    switch document.body.first {
    case nil: throw document.error(.empty)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try jsonFeed(document)
    case UInt8(ascii: "<"): return try xmlFeed(document)
    default: throw document.error(.notAFeed)
    }
  }

  private func xmlFeed(_ document: FeedDocument) throws(FeedError) -> Feed {
    let beginning = String(decoding: document.body.prefix(20), as: UTF8.self).lowercased()
    if beginning.hasPrefix("<!doctype html") { throw document.error(.webPage) }
    guard !XMLFeedParser.couldTrap(document.body) else { throw document.error(.unsupported) }
    let parser = XMLFeedParser(address: document.address)
    parser.parse(document.body)
    switch parser.root {
    case "rss", "rdf:RDF", "feed": break
    case let root: throw document.error(root?.lowercased() == "html" ? .webPage : .notAFeed)
    }
    if let line = parser.faultLine {
      let linesBefore = document.data.prefix(document.body.startIndex).count { $0 == 0x0A }
      throw document.error(.broken(line: linesBefore + line))
    }
    return feed(titled: parser.title, parser.entries)
  }

  private func jsonFeed(_ document: FeedDocument) throws(FeedError) -> Feed {
    guard !document.body.isNestedTooDeep else { throw document.error(.broken(line: nil)) }
    let feed: JSONFeedDocument
    do {
      feed = try JSONDecoder().decode(JSONFeedDocument.self, from: document.body)
    } catch DecodingError.dataCorrupted {
      throw document.error(.broken(line: nil))
    } catch {
      throw document.error(.notAFeed)
    }
    guard feed.version.contains("jsonfeed.org/version/") else { throw document.error(.notAFeed) }
    let title = PlainText.cleaned(feed.title ?? "")
    return self.feed(titled: title, feed.items.map { $0.entry(relativeTo: document.address) })
  }

  private func feed(titled title: String, _ entries: [FeedEntry]) -> Feed {
    Feed(title: title, articles: entries.enumerated().map { $1.article(number: $0 + 1) })
  }
}
