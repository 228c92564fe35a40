import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct RefusalTests {
  private let reader = FeedReader()

  @Test(arguments: [
    ("", FeedError.Content.empty), (" \n\t", .empty), ("\u{FEFF}", .empty),
    ("Hello, reader.", .text), ("<<<>>>", .text), ("<", .text),
    ("<!DOCTYPE html>\n<title>x</title>", .webPage), ("\n<HTML><body>", .webPage),
    ("<!-- x --><html><body/></html>", .webPage), ("<?xml version='1.0'?><html/>", .webPage),
    ("<opml/>", .otherXML(root: "opml")), ("<urlset><url/></urlset>", .otherXML(root: "urlset")),
    ("{}", .otherJSON), ("[]", .otherJSON), (#"{"version": 1, "items": []}"#, .otherJSON),
    (#"{"version": "https://jsonfeed.org/version/1.1"}"#, .otherJSON),
    (#"{"version": "2", "items": []}"#, .otherJSON),
  ])
  func whatIsNoFeedIsCalledByItsName(text: String, content: FeedError.Content) {
    #expect(reader.reason(text) == .notAFeed(content))
  }

  @Test func aFeedThatIsCutOffIsBrokenAtItsLastLine() {
    let item = "<item><title>One</title></item>"
    #expect(reader.reason("<rss>\n<channel>\n\(item)") == .broken(line: 3))
    #expect(
      reader.reason("<?xml version='1.0'?>\n<rss>\n<channel>\n\(item)\n<item><ti")
        == .broken(line: 5)
    )
  }

  @Test func everyCutOfAFeedIsNoticed() {
    let whole = Samples.rss("<item><title>A &amp; b</title><link>https://example.org</link></item>")
    let bytes = Data(whole.utf8)
    #expect(reader.reason(bytes) == nil)
    for length in 0..<bytes.count {
      #expect(reader.reason(bytes.prefix(length)) != nil, "cut after \(length) bytes")
    }
  }

  @Test func everyCutOfAJSONFeedIsNoticed() {
    let bytes = Data(Samples.json(#"{"id": "1", "title": "x"}"#).utf8)
    #expect(reader.reason(bytes) == nil)
    for length in 1..<bytes.count {
      let reason = reader.reason(bytes.prefix(length))
      #expect(reason == .broken(line: 1), "cut after \(length) bytes")
    }
  }

  @Test func aFaultIsNamedByItsLine() {
    #expect(
      reader.reason("<rss>\n<channel>\n<a></b>\n</channel></rss>") == .broken(line: 3))
    #expect(
      reader.reason("<rss>\n<channel>&undeclared;\n</channel></rss>") == .broken(line: 2))
    #expect(
      reader.reason("\n<?xml\nversion='1.0'?>\n<rss>\n<a></b>\n</rss>") == .broken(line: 5))
    #expect(reader.reason("{\n\"version\":\n x}") == .broken(line: 3))
  }

  @Test func entitiesThatMultiplyAreRefused() {
    let definitions = (1...12).map { level in
      "<!ENTITY e\(level) '\(String(repeating: "&e\(level - 1);", count: 10))'>"
    }
    let text = """
      <!DOCTYPE rss [<!ENTITY e0 'boom'>\(definitions.joined())]>
      <rss><channel><item><title>&e12;</title></item></channel></rss>
      """
    let title = try? FeedReader().feed(text).articles.first?.title
    #expect((title ?? "").count < 1000)
  }
}
