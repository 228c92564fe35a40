/// A feed after reading: its title and its articles, newest first.
package struct Feed: Equatable, Sendable {
  /// The feed's own title; empty if it has none.
  package var title: String

  /// The articles, newest first; those without a date keep the feed's order and come last.
  package let articles: [Article]

  /// Creates a feed and puts its articles in order.
  ///
  /// Articles of the same date keep their order. A repeated identifier gets the article's number,
  /// so that identifiers are unique.
  package init(title: String, articles: [Article]) {
    self.title = title
    self.articles = Self.newestFirst(Self.uniquelyNamed(articles))
  }

  private static func newestFirst(_ articles: [Article]) -> [Article] {
    // The offset breaks ties, because `sorted` is not documented to be stable.
    articles.enumerated().sorted { one, other in
      switch (one.element.date, other.element.date) {
      case (let date?, let otherDate?) where date != otherDate: date > otherDate
      case (.some, nil): true
      case (nil, .some): false
      default: one.offset < other.offset
      }
    }.map(\.element)
  }

  private static func uniquelyNamed(_ articles: [Article]) -> [Article] {
    var taken: Set<String> = []
    return articles.enumerated().map { offset, article in
      var article = article
      while !taken.insert(article.id).inserted { article.id += " (\(offset + 1))" }
      return article
    }
  }
}
