import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct FeedTests {
  private func article(_ id: String, _ seconds: Double?) -> Article {
    Article(id: id, title: id, date: seconds.map { Date(timeIntervalSince1970: $0) })
  }

  @Test func theNewestComesFirstAndTheUndatedLastInTheirOrder() {
    let feed = Feed(
      title: "",
      articles: [
        article("x", nil), article("old", 1), article("y", nil), article("new", 3),
        article("same 1", 2), article("same 2", 2), article("z", nil),
      ])
    #expect(
      feed.articles.map(\.id) == ["new", "same 1", "same 2", "old", "x", "y", "z"])
  }

  @Test func identifiersAreNeverTwiceInOneFeed() {
    let feed = Feed(
      title: "",
      articles: [article("a", nil), article("a", nil), article("a (2)", nil), article("a", nil)])
    #expect(feed.articles.map(\.id) == ["a", "a (3)", "a (2)", "a (4)"])
  }

  @Test func anArticleSurvivesCoding() throws {
    let article = Article(
      id: "1", title: "T", link: URL(string: "https://example.org/"), summary: "S",
      date: Date(timeIntervalSince1970: 1))
    let data = try JSONEncoder().encode(article)
    #expect(try JSONDecoder().decode(Article.self, from: data) == article)
  }

  @Test func tenThousandArticlesAreReadAndPutInOrder() throws {
    let items = (0..<10_000).map { number in
      "<item><title>&lt;b&gt;No &amp;amp; \(number)</title><guid>same</guid>"
        + "<pubDate>\(Date(timeIntervalSince1970: Double(number)).ISO8601Format())</pubDate></item>"
    }
    let articles = try FeedReader().feed(Samples.rss(items.joined())).articles
    #expect(articles.count == 10_000)
    #expect(articles.first?.title == "No & 9999")
    #expect(articles.last?.title == "No & 0")
    #expect(Set(articles.map(\.id)).count == 10_000)
  }
}
