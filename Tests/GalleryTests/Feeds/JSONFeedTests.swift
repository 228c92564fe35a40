import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct JSONFeedTests {
  let reader = FeedReader()

  @Test func anItemBecomesAnArticle() throws {
    let feed = try reader.feed(
      Samples.json(
        """
        {"id": "1", "title": "Rain & <wind>", "url": "https://example.org/1",
         "summary": "Wet.", "date_published": "1970-01-01T00:00:10Z"}
        """))
    #expect(feed.title == "News")
    #expect(
      feed.articles == [
        Article(
          id: "1", title: "Rain & <wind>", link: URL(string: "https://example.org/1"),
          summary: "Wet.", date: Date(timeIntervalSince1970: 10))
      ])
  }

  @Test func aFeedWithoutItemsIsAnEmptyFeed() throws {
    #expect(try reader.feed(Samples.json("")).articles.isEmpty)
  }

  @Test func markupIsRemovedFromHypertextAndKeptInText() throws {
    let hypertext = #"{"id": "1", "content_html": "<p>a&nbsp;&lt;b</p><style>x</style>"}"#
    #expect(try reader.article(Samples.json(hypertext)).summary == "a <b")
    let text = #"{"id": "1", "content_text": "<p>a&nbsp;"}"#
    #expect(try reader.article(Samples.json(text)).summary == "<p>a&nbsp;")
  }

  @Test func controlCharactersAreDropped() throws {
    let item =
      #"{"id": "1\u0007", "title": "\u001b[31mRed\u0000\u009b", "summary": "a\tb\n\u0085c"}"#
    let article = try reader.article(Samples.json(item))
    #expect(article.id == "1")
    #expect(article.title == "[31mRed")
    #expect(article.summary == "a b c")
  }

  @Test func fieldsOfTheWrongTypeCountAsMissing() throws {
    let item = #"{"id": 7, "title": ["x"], "url": 3, "summary": "S", "date_published": null}"#
    let article = try reader.article(Samples.json(item))
    #expect(article == Article(id: "7", title: "S", summary: "S"))
    #expect(try reader.feed(Samples.json(#"5, {"id": "1"}"#)).articles.count == 2)
  }

  @Test(arguments: ["7", "null", "[]", #""a\uD800b""#, #""\uDC00""#])
  func aTitleOfTheWrongTypeCountsAsMissing(_ title: String) throws {
    let feed = try reader.feed(
      #"{"version": "https://jsonfeed.org/version/1", "title": \#(title), "items": [{"id": "1"}]}"#)
    #expect(feed.title.isEmpty)
    #expect(feed.articles.map(\.id) == ["1"])
  }

  @Test func halfACharacterCostsNoMoreThanItsText() throws {
    let article = try reader.article(
      Samples.json(#"{"id": "1", "title": "a\uD83D", "summary": "S", "x": "\uDE00"}"#))
    #expect(article == Article(id: "1", title: "S", summary: "S"))
  }

  @Test func anExternalLinkStandsInForAMissingOne() throws {
    let item = #"{"id": "1", "external_url": "/x"}"#
    let article = try reader.article(Samples.json(item), at: "https://example.org/feed.json")
    #expect(article.link?.absoluteString == "https://example.org/x")
  }

  @Test func aMarkAtTheBeginningDoesNoHarm() throws {
    #expect(try reader.feed("\u{FEFF}" + Samples.json("")).title == "News")
  }
}
