import Foundation
import Gallery

/// A news display as lines of plain text.
@MainActor
enum NewsText {
  /// The lines, without the path of the state.
  static func lines(_ display: NewsDisplay) -> [String] {
    var lines: [String] = []
    if let language = display.language { lines.append("language: \(language.name)") }
    if display.isLoading { lines.append("loading …") }
    if let notice = display.notice { lines.append("notice: \(notice)") }
    if let error = display.error { lines.append("error: \(error)") }
    if let reason = display.emptyReason { lines.append("empty: \(reason)") }
    if !display.languages.isEmpty {
      lines.append("languages: \(display.languages.count)")
      lines += display.languages.map { "  \($0.code)  \($0.name)" }
    }
    if !display.articles.isEmpty {
      lines.append("articles: \(display.articles.count)")
      for (index, article) in display.articles.enumerated() {
        lines += self.lines(of: article, number: index + 1)
      }
    }
    return lines
  }

  private static func lines(of article: Article, number: Int) -> [String] {
    let date = article.date.map { " (\($0.formatted(.iso8601.year().month().day())))" } ?? ""
    let detail = [article.summary, article.addressText].compactMap(\.self)
    return ["  \(number). \(article.title)\(date)"]
      + detail.filter { !$0.isEmpty }.map { "     \($0)" }
  }
}
