import Foundation
import Gallery
import TestTraits
import Testing

/// What is read from documents: RSS, Atom and JSON Feed.
@Suite(.noMistakes) struct FeedDocumentTests {
  private let reader = FeedReader()

  static let whole = [
    Samples.rss(
      """
      <item><title>Swifts</title><link>https://example.org/a</link><guid>1</guid>
      <pubDate>Thu, 01 Jan 1970 00:01:40 GMT</pubDate><description>Sleep.</description></item>
      """),
    Samples.atom(
      """
      <author><name>Nobody</name></author>
      <entry><title>Swifts</title><id>1</id><link href="https://example.org/a"/>
      <updated>1970-01-01T00:02:00Z</updated><published>1970-01-01T00:01:40Z</published>
      <summary>Sleep.</summary></entry>
      """),
    Samples.json(
      """
      {"id": "1", "title": "Swifts", "url": "https://example.org/a", "summary": "Sleep.",
       "date_published": "1970-01-01T00:01:40Z"}
      """),
    """
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="https://example.org/"><title>News</title></channel>
    <item rdf:about="1"><title>Swifts</title><link>https://example.org/a</link>
    <description>Sleep.</description><dc:date>1970-01-01T00:01:40Z</dc:date></item></rdf:RDF>
    """,
  ]

  @Test(arguments: whole)
  func anEntryOfEachFormatBecomesAnArticle(_ text: String) throws {
    let feed = try reader.feed(text)
    #expect(feed.title == "News")
    let article = Article(
      id: "1", title: "Swifts", link: URL(string: "https://example.org/a"), summary: "Sleep.",
      date: Date(timeIntervalSince1970: 100))
    #expect(feed.articles == [article])
  }

  @Test(arguments: whole)
  func aFeedThatIsCutOffAnywhereIsRefused(_ text: String) throws {
    for length in 0..<text.count { #expect(reader.reason(String(text.prefix(length))) != nil) }
  }

  @Test(arguments: [Samples.rss(""), "<rss/>", Samples.atom(""), Samples.json("")])
  func aFeedWithoutEntriesIsAnEmptyFeed(_ text: String) throws {
    #expect(try reader.feed(text).articles.isEmpty)
  }

  @Test(
    arguments: [
      ("", .empty), (" \n\t", .empty), ("\u{FEFF}", .empty), ("Hello, reader.", .notAFeed),
      ("<", .notAFeed), ("<!DOCTYPE html>\n<title>x</title>", .webPage),
      ("\n<HTML><body>", .webPage),
      ("<!-- x --><html><body/></html>", .webPage), ("<opml/>", .notAFeed),
      ("{}", .notAFeed), ("[]", .notAFeed), (#"{"version": "2", "items": []}"#, .notAFeed),
      ("<rss>\n<channel>\n<item>", .broken(line: 3)),
      ("\n<rss>\n<a></b>\n</rss>", .broken(line: 3)), ("{\n\"version\": x}", .broken(line: nil)),
      // Foundation traps in it.
      (String(repeating: "[", count: 513), .broken(line: nil)),
    ] as [(String, FeedError.Reason)])
  func whatIsNoFeedIsCalledByItsName(text: String, reason: FeedError.Reason) {
    #expect(reader.reason(text) == reason)
  }

  /// Each of these ends the process inside Foundation on Linux, if it is parsed.
  @Test(arguments: [
    "<?x?><rss/>", "<rss><?x?></rss>", "<!DOCTYPE a [<!NOTATION n SYSTEM 'x'>]><rss/>",
    "<!DOCTYPE a [<!ENTITY i '&#60;?x?&#62;'>]><rss>&i;</rss>", "<rss>\0</rss>",
    "<!DOCTYPE a [<!ATTLIST a b CDATA #IMPLIED>]><rss/>",
    "<?xml version='1.0' encoding='UTF-7'?><rss>+ADw-?x?+AD4-</rss>",
  ])
  func whatFoundationTrapsOnIsRefused(_ text: String) {
    #expect(reader.reason(text) == .unsupported)
  }

  @Test func commonFaultsOfFeedsDoNoHarm() throws {
    let text = """


      <?xml version="1.0"?>
      <?xml-stylesheet href="x"?>
      <!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://example.org/rss-0.91.dtd">
      <rss xmlns:odd="relative"><channel><item><title>One</title><unbound:thing>x</unbound:thing>
      </item></channel></rss>
      <p>a warning of the server
      """
    #expect(try reader.article(text).title == "One")
    #expect(try reader.feed("\u{FEFF}" + Samples.json("")).title == "News")
  }

  @Test(arguments: [
    ("UTF-8", String.Encoding.utf8, "é€😀"), ("ISO-8859-1", .isoLatin1, "éß"),
    ("windows-1252", .windowsCP1252, "é€“x”"), ("windows-1251", .windowsCP1251, "Привет"),
  ])
  func theDeclaredEncodingIsUsed(name: String, encoding: String.Encoding, title: String) throws {
    let text = Samples.rss("", channel: "<title>\(title)</title>").replacing("UTF-8", with: name)
    let data = try #require(text.data(using: encoding))
    #expect(try reader.feed(in: FeedDocument(data: data, name: "sample")).title == title)
  }

  // MARK: - Texts

  @Test func titlesOfOtherElementsAreNotTheFeedsOwn() throws {
    let items = """
      <item><media:title>Picture</media:title><source><title>Elsewhere</title></source>
      <title>Text</title></item>
      """
    let channel = "<image><title>Logo</title></image><title>News</title>"
    let feed = try reader.feed(Samples.rss(items, channel: channel))
    #expect(feed.title == "News")
    #expect(feed.articles.map(\.title) == ["Text"])
  }

  @Test(arguments: [
    ("", "1 &lt; 2 &amp;amp; &lt;b&gt;", "1 < 2 &amp; <b>"),
    ("type='html'", "&lt;i&gt;gone&lt;/i&gt; &amp;amp;", "gone &"),
    ("type='html'", "<![CDATA[<i>gone</i> &amp;]]>", "gone &"),
    ("type='xhtml'", "<div xmlns='urn:x'><p>a &lt;</p><p>b<b>c</b></p></div>", "a < bc"),
  ])
  func aTextOfAtomIsReadAsItsTypeSays(type: String, content: String, expected: String) throws {
    let texts = "<title \(type)>\(content)</title><content \(type)>\(content)</content>"
    let article = try reader.article(Samples.atom("<entry>\(texts)</entry>"))
    #expect(article.title == expected)
    #expect(article.summary == expected)
  }

  @Test func markupIsRemovedFromHypertextAndKeptInTextOfJSON() throws {
    let hypertext = #"{"id": 1, "content_html": "<p>a&nbsp;&lt;b</p><style>x</style>"}"#
    #expect(try reader.article(Samples.json(hypertext)).summary == "a <b")
    let text = #"{"id": 1, "content_text": "<p>a&nbsp;"}"#
    #expect(try reader.article(Samples.json(text)).summary == "<p>a&nbsp;")
  }

  @Test(arguments: [
    ("a<br>b<br/>c", "a b c"), ("wo<b>r</b><span class='x'>ds</span>", "words"),
    ("a<!-- <p> -->b", "ab"), ("a<!-- open", "a"), ("a<script>if (a < b) { x() }</script>b", "a b"),
    ("<STYLE>p{}</STYLE>x", "x"), ("1 < 2 > 0", "1 < 2 > 0"), ("a<b", "a<b"), ("x<", "x<"),
    ("  a \n\t b\u{A0}\u{2003}c ", "a b c"), ("<p></p>", ""), ("👩‍🚀 e\u{301}", "👩‍🚀 e\u{301}"),
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&hellip;&mdash;&eacute;&yuml;&euro;", "…—éÿ€"),
    ("&#8364;&#x20AC;&#128;&#150;", "€€€–"), ("&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}"),
    ("AT&T; & &unknown; &#; &#x; &#zz; &", "AT&T; & &unknown; &#; &#x; &#zz; &"),
    ("&amp;lt;", "&lt;"), ("a?b=1&copy=2", "a?b=1&copy=2"),
  ])
  func aDescriptionIsShownAsText(html: String, expected: String) throws {
    let item = "<item><description><![CDATA[\(html)]]></description></item>"
    #expect(try reader.article(Samples.rss(item)).summary == expected)
  }

  @Test func noTextControlsATerminalOrTurnsALine() throws {
    let controls = (0...0x9F).map { "&amp;#\($0);" }.joined() + "\u{202E}\u{2066}\u{85}\u{9B}"
    let text = "a\(controls)b"
    let xml = Samples.rss("<item><title>\(text)</title><guid>\(text)</guid></item>")
    let json = #"{"id": "a\u001b\u0085b", "title": "a\u001b\u0085b"}"#
    for article in [try reader.article(xml), try reader.article(Samples.json(json))] {
      for scalar in (article.title + article.id).unicodeScalars {
        #expect(scalar.properties.generalCategory != .control)
        #expect(![0x202E, 0x2066].contains(scalar.value))
      }
    }
  }

  /// If the time grew with the square of the size, this would take minutes.
  @Test(arguments: ["<", "<a ", "<!--", "<script>", "&", "</", "<b>", "&nbsp;", "\u{301}"])
  func aTextFullOfOneThingIsReadInOnePass(_ piece: String) throws {
    let html = String(repeating: piece, count: 1 << 16)
    #expect(reader.reason(Samples.json(#"{"id": 1, "content_html": "\#(html)"}"#)) == nil)
  }

  // MARK: - Missing and wrong fields

  @Test func theFullTextStandsInForAMissingDescription() throws {
    let full = "<content:encoded>Long</content:encoded>"
    let item = "<item><title>T</title>\(full)<description> </description></item>"
    #expect(try reader.article(Samples.rss(item)).summary == "Long")
    let both = item.replacing("> <", with: ">Short<")
    #expect(try reader.article(Samples.rss(both)).summary == "Short")
  }

  @Test func anEntryWithoutATitleStillHasOne() throws {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let item = "<item><description>\(words)</description></item>"
    #expect(try reader.article(Samples.rss(item)).title == words.prefix(79) + "…")
    let articles = try reader.feed(Samples.rss("<item/><item/>")).articles
    #expect(articles.map(\.title) == ["1", "2"])
    #expect(articles.map(\.id) == ["1", "2"])
  }

  @Test func fieldsOfTheWrongTypeCountAsMissing() throws {
    let item = #"{"id": 7, "title": ["x"], "url": 3, "summary": "S", "date_published": null}"#
    #expect(try reader.article(Samples.json(item)) == Article(id: "7", title: "S", summary: "S"))
    #expect(try reader.feed(Samples.json(#"5, {"id": "1"}"#)).articles.count == 2)
  }

  // MARK: - Links

  @Test(arguments: [
    Samples.rss("<item><link>/a?b=1&amp;c=2</link><guid>https://example.org/x</guid></item>"),
    Samples.rss("<item><guid>https://example.org/a?b=1&amp;c=2</guid></item>"),
    Samples.atom("<entry><link rel='self' href='x'/><link href='/a?b=1&amp;c=2'/></entry>"),
    Samples.atom("<entry xml:base='/a'><link rel='alternate' href='?b=1&amp;c=2'/></entry>"),
    Samples.json(#"{"url": "/a?b=1&c=2", "external_url": "/x"}"#),
    Samples.json(#"{"external_url": "/a?b=1&c=2"}"#),
  ])
  func theLinkOfTheArticleIsFoundAndResolved(_ text: String) throws {
    let link = try reader.article(text, at: "https://example.org/x/feed").link
    #expect(link?.absoluteString == "https://example.org/a?b=1&c=2")
  }

  @Test func anIdentifierThatIsNotPermanentIsNoLink() throws {
    let guid = "<guid isPermaLink='false'>https://example.org/p</guid>"
    let article = try reader.article(Samples.rss("<item><title>T</title>\(guid)</item>"))
    #expect(article.link == nil)
    #expect(article.id == "https://example.org/p")
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "mailto:a@b"])
  func anAddressThatIsNotOfTheWebIsTextAndNoLink(_ address: String) throws {
    let text = Samples.rss("<item><title>x</title><link>\(address)</link></item>")
    let article = try reader.article(text)
    #expect(article.link == nil)
    #expect(article.addressText == address)
  }

  /// A long base would be in the link of each entry, and a small feed would take gigabytes.
  @Test func whatIsTooLongIsNoAddress() throws {
    let long = "https://example.org/" + String(repeating: "a", count: 2029)
    let entry = "<entry><title>x</title><link href='b'/></entry>"
    #expect(try reader.article(Samples.atom(entry, attributes: "xml:base='\(long)'")).link == nil)
    #expect(try reader.article(Samples.rss("<item><link>\(long)</link></item>")).link == nil)
  }

  // MARK: - Dates

  @Test(
    arguments: [
      ("Sat, 07 Sep 2002 00:00:01 GMT", 1_031_356_801), ("7 Sep 2002 00:00:01 UT", 1_031_356_801),
      ("Saturday, 07 September 2002 00:00:01 +0000", 1_031_356_801),
      ("Sat, 07 Sep 02 02:00:01 +0200", 1_031_356_801),
      ("Fri, 06 Sep 2002 17:00:01 PDT", 1_031_356_801),
      ("Sat, 07 Sep 2002 02:00:01 CEST", 1_031_356_801),
      ("Fri, 06 Sep 2002 19:00:01 EST", 1_031_356_801), ("7 Sep 2002 00:00 Z", 1_031_356_800),
      ("07 Sep 2002", 1_031_356_800), ("2002-09-07T00:00:01Z", 1_031_356_801),
      ("2002-09-07T02:30:01+02:30", 1_031_356_801), ("2002-09-07T00:00:01.000Z", 1_031_356_801),
      ("2002-09-07", 1_031_356_800), ("", nil), ("yesterday", nil), ("2002-13-01", nil),
      ("Sat, 31 Feb 2002 00:00:01 GMT", nil), ("07 Foo 2002", nil),
    ] as [(String, Double?)])
  func aDateIsRead(text: String, seconds: Double?) throws {
    let item = "<item><title>T</title><pubDate>\(text)</pubDate></item>"
    let date = try reader.article(Samples.rss(item)).date
    #expect(date == seconds.map { Date(timeIntervalSince1970: $0) })
  }

  @Test func anUpdateCountsIfThePublicationCannotBeRead() throws {
    let entry = "<entry><published>soon</published><updated>1970-01-01T00:00:05Z</updated></entry>"
    #expect(try reader.article(Samples.atom(entry)).date == Date(timeIntervalSince1970: 5))
  }
}
