import Foundation
import Gallery
import Terminal

/// The articles one below the other, broken into lines as far down as anyone has looked.
struct ArticleColumn: Sendable {
  /// Where a line stands, whatever the width of the column.
  struct Place: Equatable {
    let article: Int
    let line: Int
  }

  let articles: [Article]
  let columns: Int
  private(set) var lines: [StyledLine] = []

  private let timeZone: TimeZone
  /// The first line of each article that is broken into lines.
  private var starts: [Int] = []

  init(articles: [Article], columns: Int, timeZone: TimeZone) {
    self.articles = articles
    self.columns = columns
    self.timeZone = timeZone
  }

  /// The lines that are in view, and which articles those are.
  mutating func window(from line: Int, rows: Int) -> (lines: [StyledLine], position: String) {
    guard rows > 0 else { return ([], "") }
    let first = clamped(line, rows: rows)
    let end = min(first + rows, lines.count)
    // A blank line at the top is the end of an article that is out of view.
    let top = place(of: lines[first].isEmpty && first + 1 < end ? first + 1 : first).article + 1
    let bottom = place(of: end - 1).article + 1
    let position =
      top == bottom ? "\(top) of \(articles.count)" : "\(top)–\(bottom) of \(articles.count)"
    return (Array(lines[first..<end]), position)
  }

  /// The nearest line that can be the first in view: the last page is full if it can be.
  mutating func clamped(_ line: Int, rows: Int) -> Int {
    let line = max(line, 0)
    layOut { $0.lines.count - rows < line }
    return min(line, max(lines.count - rows, 0))
  }

  /// Breaks all articles into lines.
  mutating func layOutAll() { layOut { _ in true } }

  /// The place of a line that was broken before.
  func place(of line: Int) -> Place {
    let article = max(starts.partitioningIndex { $0 > line } - 1, 0)
    return Place(article: article, line: starts.isEmpty ? 0 : line - starts[article])
  }

  /// The line in a place, or the last one of its article.
  mutating func line(of place: Place) -> Int {
    layOut { $0.starts.count <= place.article + 1 }
    guard starts.indices.contains(place.article) else { return 0 }
    let next = place.article + 1 < starts.count ? starts[place.article + 1] : lines.count
    return min(starts[place.article] + place.line, next - 1)
  }

  private mutating func layOut(while isNeeded: (ArticleColumn) -> Bool) {
    while starts.count < articles.count, isNeeded(self) {
      if !starts.isEmpty { lines.append(StyledLine()) }
      let index = starts.count
      starts.append(lines.count)
      lines +=
        ArticleLines(
          article: articles[index], number: index + 1, digits: String(articles.count).count,
          columns: columns, timeZone: timeZone
        ).lines
    }
  }
}

extension [Int] {
  /// The first index whose element meets a condition that all later ones meet, too.
  fileprivate func partitioningIndex(where belongsBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
