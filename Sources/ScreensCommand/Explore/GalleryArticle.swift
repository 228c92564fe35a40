import Foundation
package import GalleryExplorations
import ScreenStatesExplorer

/// The documentation article that shows the explorer's results for each screen.
package enum GalleryArticle {
  /// The path of the article, relative to the package's folder.
  package static let path = "Docs/ScreenStates.docc/Gallery.md"

  /// The article of screens, in the order of `screens list`.
  package static func text(of summaries: [ExplorationSummary]) -> String {
    ([head] + summaries.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static var head: String {
    """
    # The Gallery's transitions

    Every transition of the sample screens, as the test kit's explorer finds it.

    ## Overview

    - The explorer tries every sequence of inputs of a screen: requests of a user, answers of a
      service, and steps of a clock. Sequences that lead to the same display and the same work are
      one situation. "To the end" means that nothing was left to try.
    - `swift run screens diagram NAME` and `swift run screens audit NAME` print more of each screen.
    - <doc:SampleScreens> has the pictures.

    A cause with parentheses is a request of the user; `success` and `failure` are what came of
    work, `timer` and `child` say that a timer or a hosted screen caused the transition. The
    ready-made states say `empty`, `deadline` and `saved copy`, too. Any other cause, such as
    `paid`, is a name that the code gives. A path such as `loggedIn/playing` names a state of a
    screen that another state hosts.

    A test compares this article with what the explorer finds. To make it again:

    ```sh
    swift run screens diagram --all > \(path)
    ```
    """
  }

  private static func section(_ summary: ExplorationSummary) -> String {
    let rows = summary.table.split(separator: "\n").dropFirst(2).map(cells)
    let isDenied = { (row: [String]) in row[3].isEmpty }
    return """
      ## \(summary.name.capitalized)

      \(summary.figures). \(summary.audit.summary).

      @TabNavigator {
        @Tab("Transitions") {
      \(table(["from", "cause", "condition", "to"], joined(rows.filter { !isDenied($0) })))
        }

        @Tab("Ignored and refused") {
      \(table(["state", "request", "outcome"], rows.filter(isDenied).map { $0.dropLast() }))
        }

        @Tab("On screen") {
      \(table(["on screen", "shown by"], summary.audit.shown))
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
  private static func table(_ columns: [String], _ rows: [[String]]) -> String {
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
