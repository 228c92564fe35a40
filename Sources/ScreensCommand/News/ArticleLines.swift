import Foundation
import Gallery
import Terminal

/// One article as lines: number and title, summary, day and address.
struct ArticleLines {
  private static let longestSummary = 5
  let article: Article
  let number: Int
  let digits: Int
  let columns: Int
  let timeZone: TimeZone

  var lines: [StyledLine] {
    let indent = columns >= 20 ? digits + 2 : 0
    let width = columns - indent
    guard indent > 0 else {
      return (StyledLine("\(number) ", .cyan) + title).wrapped(to: width)
        + summary(width) + origin(width)
    }
    let gap = String(repeating: " ", count: max(digits - String(number).count, 0))
    let label = StyledLine("\(gap)\(number)", .cyan).padded(to: indent)
    let rows = title.wrapped(to: width) + summary(width) + origin(width)
    return rows.enumerated().map { offset, row in
      offset == 0 ? label + row : row.indented(by: indent)
    }
  }

  private var title: StyledLine { StyledLine(article.title, .bold) }

  private func summary(_ width: Int) -> [StyledLine] {
    guard !article.summary.isEmpty else { return [] }
    // Wraps only as much as can be shown, because some feeds send whole books.
    let beginning = article.summary.prefix((width + 1) * (Self.longestSummary + 1))
    return StyledLine(String(beginning)).wrapped(to: width)
      .limited(to: Self.longestSummary, columns: width)
  }

  /// A day in the reader's time zone, such as 1 Feb 2026.
  private func day(_ date: Date) -> String {
    date.formatted(
      Date.VerbatimFormatStyle(
        format: "\(day: .defaultDigits) \(month: .abbreviated) \(year: .defaultDigits)",
        locale: Locale(identifier: "en_US"), timeZone: timeZone,
        calendar: Calendar(identifier: .gregorian)))
  }

  /// The day and the address, on one line if they fit.
  private func origin(_ width: Int) -> [StyledLine] {
    let parts = [article.date.map(day), article.addressText].compactMap(\.self)
    let line = StyledLine(parts.joined(separator: " · "), .dim)
    if line.isEmpty { return [] }
    if line.displayWidth <= width { return [line] }
    return parts.map { StyledLine($0, .dim).truncated(to: width) }
  }
}

extension [StyledLine] {
  /// At most `count` lines; the last has an ellipsis if lines were left out.
  func limited(to count: Int, columns: Int) -> [StyledLine] {
    if self.count <= count { return self }
    guard let last = prefix(count).last else { return [] }
    let style = last.spans.last?.style ?? .plain
    return prefix(count - 1) + [(last + StyledLine("…", style)).truncated(to: columns)]
  }
}
