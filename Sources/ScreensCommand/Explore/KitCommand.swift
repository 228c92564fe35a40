/// A command that runs the test kit on a screen.
package enum KitCommand: String, CaseIterable {
  case diagram, explore, audit

  var summary: String {
    switch self {
    case .diagram: "Draw the states and the transitions of a screen"
    case .explore: "Try every sequence of inputs of a screen; status 1 if something is wrong"
    case .audit: "List the combinations of display elements, and which of them are reached"
    }
  }

  var help: String {
    switch self {
    case .diagram:
      """
      USAGE: screens diagram NAME [--format FORMAT]
             screens diagram --session FILE [--format FORMAT]

      \(summary).

      OPTIONS:
        --session FILE   draw only the states that a recorded session entered
        --format FORMAT  mermaid (default), dot for Graphviz, svg for a picture, text for a drawing
                         with characters, or table for Markdown
        --help           show this

      EXAMPLES:
        screens diagram turnstile --format text
        screens diagram news --format=svg > news.svg
      """
    case .explore:
      """
      USAGE: screens explore NAME
             screens explore --all
             screens explore NAME --session FILE

      \(summary).

      \(Self.sequence)

      OPTIONS:
        --all           explore all screens, one after another
        --verbose       print the whole report: states, transitions, refused requests
        --session FILE  check whether a recorded session could have happened, and print a test that
                        repeats it; if not, print each impossible step, with status 1
        --help          show this
      """
    case .audit:
      """
      USAGE: screens audit NAME
             screens audit --all

      \(summary).

      An element is a part of the display that is visible or not: an indicator, a list, an error.
      Status 1 if an unintended combination is reached.

      OPTIONS:
        --all   audit all screens, one after another
        --help  show this
      """
    }
  }

  /// The definition of a sequence, for the help.
  static let sequence = """
    A sequence of inputs begins with the start of a screen: requests of a user, answers of a
    service, and the passing of time. Sequences after which the same can happen lead to one
    situation, and only one of them is continued. All are tried, until nothing new happens.
    """
}

package enum DiagramFormat: String, CaseIterable {
  case mermaid, dot, svg, text, table

  /// The formats in one phrase, for messages.
  static var list: String {
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or table"
  }
}
