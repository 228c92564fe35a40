import Foundation
import Gallery
import Testing

/// Short feeds for the tests, each with one thing in it that matters.
enum Samples {
  static func rss(_ items: String, channel: String = "<title>News</title>") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" \
    xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\(channel)\(items)</channel></rss>
    """
  }

  static func atom(_ entries: String, attributes: String = "") -> String {
    """
    <feed xmlns="http://www.w3.org/2005/Atom" \(attributes)><title>News</title>\(entries)</feed>
    """
  }

  static func json(_ items: String) -> String {
    #"{"version": "https://jsonfeed.org/version/1.1", "title": "News", "items": [\#(items)]}"#
  }

  static let oneItem = rss("<item><title>One</title></item>")
}

extension FeedReader {
  /// Reads a feed from text.
  func feed(_ text: String, at address: String? = nil) throws(FeedError) -> Feed {
    try feed(
      in: FeedDocument(
        data: Data(text.utf8), name: "sample", address: address.flatMap { URL(string: $0) }))
  }

  /// Reads the only article of a feed.
  func article(_ text: String, at address: String? = nil) throws -> Article {
    let articles = try feed(text, at: address).articles
    try #require(articles.count == 1)
    return articles[0]
  }

  /// The reason for which text is refused; `nil` if it is read.
  func reason(_ text: String) -> FeedError.Reason? {
    do {
      _ = try feed(text)
      return nil
    } catch {
      return error.reason
    }
  }
}
