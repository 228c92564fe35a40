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
    #expect(feed.articles.map(\.id) == ["a", "a (2)", "a (2) (3)", "a (4)"])
  }
}
