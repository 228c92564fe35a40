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

    None of this is written by hand. The explorer replays every history of a screen, with answers
    that a test gives and a clock that a test moves; a test compares this article with what it
    finds. It is made again by:

    ```sh
    swift run screens diagram --all > \(path)
    ```

    A cause with parentheses is a request of the user; `result`, `timer` and `child` are what work,
    a timer and a hosted screen lead to. A path such as `loggedIn/playing` names a state of a screen
    that another state hosts.
    """
  }

  private static func section(_ name: String, _ summary: ExplorationSummary) -> String {
    """
    ## \(name.prefix(1).uppercased() + name.dropFirst())

    \(summary.figures).

    \(summary.table)

    The combinations of what can be on its display:

    ```text
    \(summary.audit.description)
    ```

    ```mermaid
    \(summary.diagram.mermaid)
    ```
    """
  }
}
