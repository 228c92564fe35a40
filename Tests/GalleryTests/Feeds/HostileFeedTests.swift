import Foundation
import Gallery
import TestTraits
import Testing

/// Feeds that were written to do harm, or look as if they were.
@Suite(.noMistakes) struct HostileFeedTests {
  private let reader = FeedReader()

  /// The seeds of the fuzzer, and with them all that it ever found.
  @Test(arguments: FeedSeed.all)
  func everySeedIsReadOrRefusedInPlainWords(_ seed: FeedSeed) throws {
    for document in try seed.documents() {
      do {
        let feed = try reader.feed(in: document)
        #expect(feed.title.isPlain)
        for article in feed.articles {
          #expect(article.title.isPlain && !article.title.isEmpty)
          #expect(article.id.isPlain && article.summary.isPlain)
          #expect(article.addressText?.isPlain != false)
          #expect(["http", "https", nil].contains(article.link?.scheme?.lowercased()))
        }
      } catch {
        #expect(error.description.isPlain)
      }
      if let languages = try? LanguageListReader().languages(in: document) {
        for language in languages { #expect((language.code + language.name).isPlain) }
      }
    }
  }

  @Test func anInstructionWithoutDataIsNothing() throws {
    let feed = try reader.feed(
      "<?x?><rss><?y?><channel><title>a<?z?>b</title></channel></rss><?w?>")
    #expect(feed.title == "ab")
  }

  @Test(arguments: [
    "<!DOCTYPE rss [<!NOTATION n SYSTEM 'x'>]>", "<!DOCTYPE rss [<!NOTATION n PUBLIC 'x'>]>",
    "<!DOCTYPE rss [<!ENTITY i '&#60;?x?&#62;'>]>", "<!DOCTYPE rss PUBLIC ']>' \"'\">",
    "<!-- <!DOCTYPE a [ --><!DOCTYPE rss [<!-- ]> ' --><!ENTITY i ']>'>]>",
    "<!DOCTYPE a><!DOCTYPE rss [<!NOTATION n SYSTEM 'x'>]>",
    "<!DOCTYPE a [<!ENTITY % p '<?q?>'> %p;]>", "\u{FEFF}<!DOCTYPE rss [<!NOTATION n SYSTEM 'x'>]>",
  ])
  func whatADocumentTypeDeclaresIsNotRead(_ type: String) throws {
    let whole = "\(type)\n<rss><channel><title>News</title></channel></rss>"
    #expect(try reader.feed(whole).title == "News")
    let asking = "\(type)\n<rss><channel><title>&i;</title></channel></rss>"
    #expect(reader.reason(asking) == .broken(line: 2))
  }

  /// What follows a broken instruction is read as if the instruction were not there.
  @Test func aTypeWithinABrokenInstructionIsNotReadEither() {
    let type = "<!DOCTYPE rss [<!NOTATION n PUBLIC 'x'><!ENTITY i '&#60;?x?&#62;'>]>"
    let feed = "<rss><channel><title>&i;</title></channel></rss>"
    #expect(reader.reason("<?\(type)\(feed)") != nil)
    #expect(reader.reason("<?\(type)<?q?>\(feed)") != nil)
    #expect(reader.reason("<?xml\(type)?>\(type)\(feed)") != nil)
  }

  /// Each error of this kind costs memory that Foundation on Linux never gives back.
  @Test func prefixesThatAreNotDeclaredAreReadUpToALimit() {
    func reason(_ count: Int) -> FeedError.Reason? {
      reader.reason("<rss><channel>\(String(repeating: "<x:a/>", count: count))</channel></rss>")
    }
    #expect(reason(10_000) == nil)
    #expect(reason(10_001) == .broken(line: 1))
  }

  @Test func aFileOutsideIsNotReadIntoAFeed() throws {
    let folder = try TemporaryFolder()
    let secret = try folder.file("secret", "hunter2")
    let text = """
      <!DOCTYPE rss [<!ENTITY x SYSTEM "file://\(secret)">]>
      <rss><channel><title>&x;</title><item><title>One</title></item></channel></rss>
      """
    #expect(reader.reason(text) == .broken(line: 2))
  }

  @Test(arguments: [10, 1000, 100_000])
  func nestingIsReadOrRefusedAndNeverAnOverflow(_ depth: Int) {
    let open = String(repeating: "<a>", count: depth)
    let close = String(repeating: "</a>", count: depth)
    let item = "<item><title>\(open)x\(close)</title></item>"
    let reason = reader.reason(Samples.rss(item))
    #expect(reason == nil || (depth > 10 && reason == .broken(line: 1)))
    let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let inside = reader.reason(Samples.json(#"{"id": \#(lists), "title": "x"}"#))
    #expect(depth == 10 ? inside == nil : inside != nil)
    #expect(reader.reason(lists) != nil)
    let html = String(repeating: "<div>", count: depth)
    #expect(reader.reason(Samples.json(#"{"id": 1, "content_html": "\#(html)"}"#)) == nil)
  }

  @Test func bytesThatAreNoTextAreNamed() {
    let bytes = Data("<rss><channel><title>".utf8) + [0xC3, 0x28, 0xFF]
    #expect(reader.reason(bytes) == .undecodable(encoding: "UTF-8"))
    let overlong = Data("<rss><channel><title>".utf8) + [0xC0, 0xBC] + Data("</title>".utf8)
    #expect(reader.reason(overlong) == .undecodable(encoding: "UTF-8"))
  }

  @Test func anEncodingThatIsNotTheDeclaredOneIsNamedOrReadAsItSays() throws {
    func feed(declaring name: String, _ title: [UInt8]) -> Data {
      Data("<?xml version='1.0' encoding='\(name)'?><rss><channel><title>".utf8) + title
        + Data("</title></channel></rss>".utf8)
    }
    #expect(reader.reason(feed(declaring: "utf-8", [0xE9])) == .undecodable(encoding: "utf-8"))
    #expect(reader.reason(feed(declaring: "x-none", [])) == .undecodable(encoding: "x-none"))
    #expect(reader.reason(feed(declaring: "UTF-16", [0x61])) == nil)
    let latin = FeedDocument(data: feed(declaring: "latin1", [0xC3, 0xA9]), name: "sample")
    #expect(try reader.feed(in: latin).title == "Ã©")
  }

  @Test func aNullIsLeftOut() throws {
    let feed = try reader.feed("<rss>\0<channel><title>a\0b</title>\0</channel></rss>\0")
    #expect(feed.title == "ab")
  }

  @Test(arguments: [
    "9999-12-31T23:59:60-23:59", "0000-01-01", "Fri, 31 Dec 9999 23:59:60 -2359", "1 Jan 000",
    "0000-01-01T00:00:00+23:59", "99999999999999999999-01-01", "2020-02-30", "2020-13-01",
    "31 Feb 2020", "2020-01-01T25:00:00Z",
    "2020-01-01T00:00:00.\(String(repeating: "9", count: 400))Z",
    "1 Jan 2020 00:00 +9999", "\u{661}\u{662} Jan 2020", "١٢٣٤-٠١-٠١",
  ])
  func aDateOutOfRangeIsNoDateOrOneThatCanBeShown(_ text: String) throws {
    let article = try reader.article(
      Samples.rss("<item><title>x</title><pubDate>\(text)</pubDate></item>"))
    guard let date = article.date else { return }
    #expect(abs(date.timeIntervalSince1970) < 300_000_000_000)
    #expect(!date.formatted(.iso8601).isEmpty)
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "mailto:a@b"])
  func anAddressThatIsNotOfTheWebIsTextAndNoLink(_ address: String) throws {
    let items = "<item><title>x</title><link>\(address)</link></item>"
    let article = try reader.article(Samples.rss(items))
    #expect(article.link == nil)
    #expect(article.addressText == address)
    let both = "<item><link>\(address)</link><guid>https://example.org/1</guid></item>"
    #expect(try reader.article(Samples.rss(both)).addressText == "https://example.org/1")
  }

  /// Each entry would hold the whole base, and a small feed would take gigabytes.
  @Test func whatIsTooLongIsNoAddress() throws {
    func address(_ length: Int) -> String {
      "https://example.org/".padding(toLength: length - 1, withPad: "a", startingAt: 0) + "/"
    }
    func link(_ base: Int, _ link: String) throws -> String? {
      let entry = "<entry><title>x</title><link href='\(link)'/></entry>"
      let text = Samples.atom(entry, attributes: "xml:base='\(address(base))'")
      let article = try reader.article(text, at: "https://example.org/feed")
      let json = Samples.json(#"{"id": "1", "url": "\#(link)"}"#)
      #expect(try reader.article(json, at: address(base)).addressText == article.addressText)
      return article.addressText
    }
    #expect(try link(2047, "b") == address(2047) + "b")
    #expect(try link(2047, "bc") == nil)
    #expect(try link(2048, "/b") == "https://example.org/b")
    #expect(try link(2049, "/b") == nil)
    #expect(try link(2049, "https://example.org/b") == "https://example.org/b")
    #expect(try link(2049, address(2048)) == address(2048))
    #expect(try link(2049, address(2049)) == nil)
    #expect(try link(2049, address(2000) + String(repeating: "é", count: 20)) == nil)
  }

  @Test func noLinkTellsAPassword() throws {
    let links = ["https://me:secret@example.org/x", "//me:secret@example.org/x", "x"]
    for link in links {
      let text = Samples.atom(
        "<entry><title>x</title><link href='\(link)'/><id>https://me:secret@h/</id></entry>",
        attributes: "xml:base='https://me:secret@example.org/'")
      let article = try reader.article(text)
      #expect(article.addressText == "https://example.org/x")
      #expect(article.id == "https://h/")
      let json = Samples.json(#"{"id": "1", "url": "\#(link)"}"#)
      let item = try reader.article(json, at: "https://me:secret@example.org/feed")
      #expect(item.addressText == "https://example.org/x")
    }
    let other = "<item><title>x</title><link>ftp://me:secret@example.org/x</link></item>"
    #expect(try reader.article(Samples.rss(other)).addressText == "ftp://example.org/x")
  }

  @Test func directionsDoNotReachBeyondATitle() throws {
    let marks = "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}"
    let article = try reader.article(
      Samples.rss("<item><title>a\(marks)b&amp;#8238;c</title></item>"))
    #expect(article.title == "abc")
  }
}
