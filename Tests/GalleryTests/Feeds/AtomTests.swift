import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct AtomTests {
  let reader = FeedReader()

  @Test func anEntryBecomesAnArticle() throws {
    let feed = try reader.feed(
      Samples.atom(
        """
        <author><name>Nobody</name></author>
        <entry><title>Fog</title><id>tag:1</id><link href="https://example.org/fog"/>
        <updated>1970-01-01T00:00:20Z</updated><published>1970-01-01T00:00:10Z</published>
        <summary>Grey.</summary></entry>
        """))
    #expect(feed.title == "News")
    #expect(
      feed.articles == [
        Article(
          id: "tag:1", title: "Fog", link: URL(string: "https://example.org/fog"),
          summary: "Grey.", date: Date(timeIntervalSince1970: 10))
      ])
  }

  @Test func theAlternateLinkIsPreferredWhereverItStands() throws {
    let links = [
      #"<link rel="enclosure" href="https://example.org/sound"/>"#,
      #"<link rel="self" href="https://example.org/self"/>"#,
      #"<link rel="alternate" href="https://example.org/page"/>"#,
    ]
    for links in [links, links.reversed()] {
      let text = Samples.atom("<entry><title>T</title>\(links.joined())</entry>")
      #expect(try reader.article(text).link?.absoluteString == "https://example.org/page")
    }
    let rest = Samples.atom("<entry><title>T</title>\(links[0])\(links[1])</entry>")
    #expect(try reader.article(rest).link?.absoluteString == "https://example.org/self")
  }

  @Test func linksAreResolvedAgainstEachBaseOnTheWay() throws {
    let text = Samples.atom(
      #"<entry xml:base="b/"><title>T</title><link href="c"/></entry>"#,
      attributes: #"xml:base="/a/""#)
    #expect(
      try reader.article(text, at: "https://example.org/feeds/all").link?.absoluteString
        == "https://example.org/a/b/c")
  }

  @Test(arguments: [
    ("", "1 &lt; 2 &amp;amp; &lt;b&gt;", "1 < 2 &amp; <b>"),
    ("type='text'", "&lt;i&gt;kept&lt;/i&gt;", "<i>kept</i>"),
    ("type='html'", "&lt;i&gt;gone&lt;/i&gt; &amp;amp;", "gone &"),
    (
      "type='xhtml'",
      "<div xmlns='http://www.w3.org/1999/xhtml'><p>a &lt;</p><p>b<b>c</b></p></div>", "a < bc"
    ),
  ])
  func textIsReadAsItsTypeSays(type: String, content: String, expected: String) throws {
    let text = Samples.atom(
      "<entry><title \(type)>\(content)</title><summary \(type)>\(content)</summary></entry>")
    let article = try reader.article(text)
    #expect(article.title == expected)
    #expect(article.summary == expected)
  }

  @Test func contentStandsInForAMissingSummaryUnlessItIsNoText() throws {
    let words = "<entry><title>T</title><content type='html'>&lt;p&gt;Body</content></entry>"
    #expect(try reader.article(Samples.atom(words)).summary == "Body")
    let picture = "<entry><title>T</title><content type='image/png'>iVBORw0KGgo</content></entry>"
    #expect(try reader.article(Samples.atom(picture)).summary == "")
  }

  @Test func theTitleOfAnEntrysSourceIsNotItsOwn() throws {
    let text = Samples.atom(
      "<entry><source><title>Other</title><id>o</id></source><title>Own</title></entry>")
    #expect(try reader.article(text).title == "Own")
  }

  @Test func prefixedElementsAreAtomByTheirNamespace() throws {
    let article = try reader.article(
      """
      <a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:t="urn:t"><a:entry><t:title>No</t:title>
      <a:title>Yes</a:title></a:entry></a:feed>
      """)
    #expect(article.title == "Yes")
  }
}
