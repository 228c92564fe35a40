import Foundation

/// A table in Markdown.
struct TextTable {
  let heads: [String]
  /// The rows, with one cell for each column.
  let rows: [[String]]
  /// The columns with words; the others have figures, which are aligned to the right.
  let words: Set<String>

  /// The lines of the table, for a terminal with columns as wide as their widest cell.
  func text(isAligned: Bool) -> String {
    let isWord = heads.map(words.contains)
    let rule = isWord.map { $0 ? "---" : "---:" }
    let lines = [heads, rule] + rows
    let widths = heads.indices.map { column in
      isAligned ? lines.map { $0[column].count }.max() ?? 0 : 0
    }
    return lines.map { cells in
      let padded = cells.indices.map { column in
        let space = String(repeating: " ", count: max(0, widths[column] - cells[column].count))
        return isWord[column] ? cells[column] + space : space + cells[column]
      }
      return "| \(padded.joined(separator: " | ")) |"
    }.joined(separator: "\n")
  }
}

extension Double {
  /// The number with a fixed count of decimal places and with commas, such as `1,234.50`.
  func text(places: Int) -> String {
    formatted(
      .number.precision(.fractionLength(places)).rounded(rule: .toNearestOrAwayFromZero)
        .locale(Locale(identifier: "en_US")))
  }

  /// The number as a count, without decimal places if it is whole.
  var count: String { text(places: (self - rounded()).magnitude < 0.005 ? 0 : 2) }
}
