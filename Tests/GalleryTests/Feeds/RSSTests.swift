import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct RSSTests {
  let reader = FeedReader()

  @Test func anItemBecomesAnArticle() throws {
    let feed = try reader.feed(
      Samples.rss(
        """
        <item><title>Swifts</title><link>https://example.org/a</link><guid>a-1</guid>
        <pubDate>Thu, 01 Jan 1970 00:01:40 GMT</pubDate><description>They sleep.</description></item>
        """))
    #expect(feed.title == "News")
    #expect(
      feed.articles == [
        Article(
          id: "a-1", title: "Swifts", link: URL(string: "https://example.org/a"),
          summary: "They sleep.", date: Date(timeIntervalSince1970: 100))
      ])
  }

  @Test func aFeedWithoutItemsIsAnEmptyFeed() throws {
    #expect(try reader.feed(Samples.rss("")).articles.isEmpty)
    #expect(try reader.feed("<rss/>").articles.isEmpty)
  }

  @Test func titlesOfImagesAndOfOtherVocabulariesAreNotTheFeeds() throws {
    let feed = try reader.feed(
      Samples.rss(
        """
        <item><media:title>Picture</media:title><source><title>Elsewhere</title></source>
        <title>Text</title></item>
        """, channel: "<image><title>Logo</title></image><title>News</title>"))
    #expect(feed.title == "News")
    #expect(feed.articles.map(\.title) == ["Text"])
  }

  @Test func doublyEscapedMarkupIsRemovedAndItsEntitiesDecoded() throws {
    let article = try reader.article(
      Samples.rss(
        """
        <item><title>Tom &amp;amp; Ida</title>
        <description>&lt;p&gt;One&lt;/p&gt;&lt;p&gt;two &amp;eacute; &amp;#228; &amp;#x1F600;&lt;/p&gt;</description>
        </item>
        """))
    #expect(article.title == "Tom & Ida")
    #expect(article.summary == "One two é ä 😀")
  }

  @Test func aSectionOfCharacterDataIsReadAsMarkup() throws {
    let article = try reader.article(
      Samples.rss(
        "<item><title><![CDATA[A <b>b</b>old &amp; b]]></title><description>x<![CDATA[<br>y]]></description></item>"
      ))
    #expect(article.title == "A bold & b")
    #expect(article.summary == "x y")
  }

  @Test func theFullTextStandsInForAMissingDescription() throws {
    let article = try reader.article(
      Samples.rss(
        """
        <item><title>T</title><description> </description>
        <content:encoded><![CDATA[<script>bad()</script><p>Whole</p>]]></content:encoded></item>
        """))
    #expect(article.summary == "Whole")
  }

  @Test func aDescriptionIsPreferredToTheFullText() throws {
    let article = try reader.article(
      Samples.rss(
        "<item><content:encoded>Long</content:encoded><description>Short</description></item>"))
    #expect(article.summary == "Short")
  }

  @Test func aPermanentIdentifierIsALinkAndOthersAreNot() throws {
    let permanent = "<item><title>T</title><guid>https://example.org/p</guid></item>"
    #expect(
      try reader.article(Samples.rss(permanent)).link?.absoluteString == "https://example.org/p")
    let other = permanent.replacing("<guid>", with: "<guid isPermaLink='false'>")
    let article = try reader.article(Samples.rss(other))
    #expect(article.link == nil)
    #expect(article.id == "https://example.org/p")
  }

  @Test func aMissingTitleIsMadeFromTheSummary() throws {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let article = try reader.article(
      Samples.rss("<item><description>\(words)</description></item>"))
    #expect(article.title.hasSuffix("word…"))
    #expect(article.title.count <= 81)
  }

  @Test func anItemWithNothingInItStillHasATitleAndAnIdentifier() throws {
    let articles = try reader.feed(Samples.rss("<item/><item/>")).articles
    #expect(articles.map(\.title) == ["1", "2"])
    #expect(articles.map(\.id) == ["1", "2"])
  }

  @Test func linksAreResolvedAgainstTheFeedsAddress() throws {
    let text = Samples.rss("<item><title>T</title><link> /a?b=1&amp;c=2 </link></item>")
    #expect(
      try reader.article(text, at: "https://example.org/x/feed").link?.absoluteString
        == "https://example.org/a?b=1&c=2")
    #expect(try reader.article(text).link == nil)
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/hosts", "data:text/html,x"])
  func onlyWebAddressesAreLinks(_ link: String) throws {
    let text = Samples.rss("<item><title>T</title><link>\(link)</link></item>")
    #expect(try reader.article(text).link == nil)
  }

  @Test func rdfSiteSummariesAreRead() throws {
    let feed = try reader.feed(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://example.org/"><title>Old</title></channel>
      <item rdf:about="https://example.org/1"><title>One</title>
      <link>https://example.org/1</link><dc:date>1970-01-01T00:00:10Z</dc:date></item></rdf:RDF>
      """)
    #expect(feed.title == "Old")
    #expect(
      feed.articles == [
        Article(
          id: "https://example.org/1", title: "One", link: URL(string: "https://example.org/1"),
          date: Date(timeIntervalSince1970: 10))
      ])
  }

  @Test func aDefaultNamespaceOfTheRootIsTheFeedsOwn() throws {
    let text =
      "<rss xmlns='urn:anything'><channel><item><title>One</title></item></channel></rss>"
    #expect(try reader.article(text).title == "One")
  }

  @Test func commonFaultsOfFeedsDoNoHarm() throws {
    let article = try reader.article(
      """


      <?xml version="1.0"?>
      <rss xmlns:odd="relative"><channel><item><title>Caf&eacute;\u{8}</title>
      <unbound:thing>x</unbound:thing></item></channel></rss>
      <p>a warning of the server
      """)
    #expect(article.title == "Café")
  }
}
