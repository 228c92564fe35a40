import Foundation
import GalleryExplorations
import ScreenStatesExplorer

extension ExplorationSummary {
  /// The screen's section of the documentation's article.
  var section: String {
    let rows = table.split(separator: "\n").dropFirst(2).map(Self.cells)
    let isDenied = { (row: [String]) in row[3].isEmpty }
    return """
      \(name.capitalized)

      \(figures). \(audit.summary).

      @TabNavigator {
        @Tab("Transitions") {
      \(Self.tab(["from", "cause", "condition", "to"], Self.joined(rows.filter { !isDenied($0) })))
        }

        @Tab("Ignored and refused") {
      \(Self.tab(["state", "request", "outcome"], rows.filter(isDenied).map { $0.dropLast() }))
        }

        @Tab("On screen") {
      \(Self.tab(["on screen", "shown by"], audit.shown))
        }
      }
      """
  }

  private static func cells(_ row: Substring) -> [String] {
    row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { cell in
      String(cell.dropFirst().dropLast())
    }
  }

  /// The rows, where rows that differ only in their last cell are joined.
  private static func joined(_ rows: [[String]]) -> [[String]] {
    var joined: [[String]] = []
    for row in rows {
      if let place = joined.firstIndex(where: { $0.dropLast() == row.dropLast() }) {
        joined[place][3] += ", " + row[3]
      } else {
        joined.append(row)
      }
    }
    return joined
  }

  /// A table, indented for a DocC tab, without empty columns.
  private static func tab(_ columns: [String], _ rows: [[String]]) -> String {
    let used = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    return ([columns, columns.map { _ in "---" }] + rows).map { row in
      "    | \(used.map { row[$0] }.joined(separator: " | ")) |"
    }.joined(separator: "\n")
  }
}

extension AuditReport {
  /// A row for each reached combination.
  fileprivate var shown: [[String]] {
    combinations.filter(\.isReached).map { combination in
      let on = elements.filter(combination.on.contains).joined(separator: ", ")
      let states = combination.states.map { "`\($0)`" }.joined(separator: ", ")
      return [on.isEmpty ? "nothing" : on, states]
    }
  }
}
