import ScreenStatesTestKit

/// The article of the documentation that shows what the explorer found in each screen.
@MainActor
package struct GalleryArticle {
  /// Where it is kept, from the folder of the package.
  package static let path = "Docs/ScreenStates.docc/Gallery.md"

  /// The screens, in the order of the list.
  package let summaries: [(name: String, summary: ExplorationSummary)]

  /// Makes the article of some screens.
  package init(_ summaries: [(name: String, summary: ExplorationSummary)]) {
    self.summaries = summaries
  }

  /// The article.
  package var text: String {
    ([Self.head] + summaries.map { Self.section($0.name, $0.summary) }).joined(separator: "\n\n")
      + "\n"
  }

  private static var head: String {
    """
    # The Gallery's transitions

    Every transition of the sample screens, as the test kit's explorer finds it.

    ## Overview

    - The explorer replays every history of a screen, with answers that a test gives and a clock that
      a test moves.
    - `swift run screens diagram NAME` and `swift run screens audit NAME` print more of each screen.
    - <doc:SampleScreens> has the pictures.

    A cause with parentheses is a request of the user; `result`, `timer` and `child` are the causes of
    work, of a timer and of a hosted screen. A path such as `loggedIn/playing` names a state of a
    screen that another state hosts.

    A test compares this article with what the explorer finds. To make it again:

    ```sh
    swift run screens diagram --all > \(path)
    ```
    """
  }

  private static func section(_ name: String, _ summary: ExplorationSummary) -> String {
    let rows = summary.table.split(separator: "\n").map(String.init)
    let denied = rows.filter { $0.hasSuffix("|  |") }
    return """
      ## \(name.prefix(1).uppercased() + name.dropFirst())

      \(summary.figures). \(summary.audit.summary).

      @TabNavigator {
        @Tab("Transitions") {
      \(table(["from", "cause", "condition", "to"], joined(rows.dropFirst(2).filter { !denied.contains($0) })))
        }

        @Tab("Ignored and refused") {
      \(table(["in", "request", "what becomes of it"], denied.map { String($0.dropLast(3)) }))
        }

        @Tab("On screen") {
      \(table(["what is on screen", "shown by"], summary.audit.shown))
        }
      }
      """
  }

  /// Rows in which rows that differ in their last cell alone are one.
  private static func joined(_ rows: [String]) -> [String] {
    var joined: [(start: Substring, ends: [Substring])] = []
    for row in rows {
      let start = row.dropLast(2)
      guard let bar = start.lastIndex(of: "|") else { continue }
      let (cells, end) = (start[...bar], start[start.index(after: bar)...].dropFirst())
      if let place = joined.firstIndex(where: { $0.start == cells }) {
        joined[place].ends.append(end)
      } else {
        joined.append((cells, [end]))
      }
    }
    return joined.map { "\($0.start) \($0.ends.joined(separator: ", ")) |" }
  }

  /// A table, indented as the part of a tab.
  private static func table(_ columns: [String], _ rows: some Collection<String>) -> String {
    let head = [
      "| \(columns.joined(separator: " | ")) |", String(repeating: "|---", count: columns.count) + "|",
    ]
    return (head + rows).map { "    " + $0 }.joined(separator: "\n")
  }
}

extension AuditReport {
  /// A row for each combination that is reached.
  fileprivate var shown: [String] {
    combinations.filter(\.isReached).map { combination in
      let on = elements.filter(combination.on.contains).joined(separator: ", ")
      let states = combination.states.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(on.isEmpty ? "nothing" : on) | \(states) |"
    }
  }
}
