import Foundation
import Gallery
import TestTraits
import Testing

/// Much of everything, small enough for every day; the campaign has 100 MiB of it.
@Suite(.noMistakes) struct LargeFeedTests {
  /// How much text each feed has: an eighth of a mebibyte.
  private let size = 1 << 17

  private func much(_ text: String) -> String {
    String(repeating: text, count: size / text.utf8.count)
  }

  private func reason(_ text: String) -> FeedError.Reason? { FeedReader().reason(text) }

  @Test func aHugeTitleIsRead() throws {
    let title = try FeedReader().feed(
      "<rss><channel><title>\(much("word "))</title></channel></rss>"
    )
    .title
    #expect(title.utf8.count > size / 2)
  }

  @Test func manyEmptyItemsAreRead() {
    #expect(reason("<rss><channel>\(much("<item/>"))</channel></rss>") == nil)
  }

  @Test func manyTypesInstructionsAndCommentsTakeOnePass() {
    let rest = "<rss><channel/></rss>"
    #expect(reason(much("<!DOCTYPE a>") + rest) == nil)
    #expect(reason(much("<!---->") + rest) == nil)
    #expect(reason(much("<?a?>") + rest) == nil)
    #expect(reason("<!DOCTYPE a [" + much("<!-- ' -->")) != nil)
    #expect(reason("<rss>" + much("<?a")) != nil)
    #expect(reason("<rss>" + much("a?>")) != nil)
  }

  @Test(arguments: ["&", "<", "<a", "]]>", "<![CDATA[", "<b>"])
  func endlessMarkupIsRefusedWhereItIsNoXMLAndReadInATextOfHTML(_ piece: String) {
    let title = "<rss><channel><title>\(much(piece))</title></channel></rss>"
    #expect(reason(title) == .broken(line: 1))
    #expect(reason(Samples.json(#"{"id": 1, "content_html": "\#(much(piece))"}"#)) == nil)
  }

  @Test(arguments: ["&#x1F600;", "\u{301}", "&nbsp;"])
  func endlessCharactersAreRead(_ piece: String) {
    #expect(reason("<rss><channel><title>\(much(piece))</title></channel></rss>") == nil)
    #expect(reason(Samples.json(#"{"id": 1, "content_html": "\#(much(piece))"}"#)) == nil)
  }

  @Test func manyAttributesAreRead() {
    let attributes = (0..<(size / 16)).map { " a\($0)='1'" }.joined()
    #expect(reason("<rss><channel\(attributes)/></rss>") == nil)
  }

  @Test func aFileOfAHundredMegabytesIsRefusedByItsLimit() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("feed.xml", "<rss>")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 100_000_000)
    try handle.close()
    let error = await #expect(throws: FeedError.self) {
      try await FeedLoader(timeout: .seconds(600)).feed(from: .file(path: path))
    }
    #expect(
      error?.description
        == "\(path) is larger than 16 MiB; choose a shorter feed.")
  }
}
