/// A command that looks at a screen with the test kit.
package enum KitCommand: String, CaseIterable {
  /// Draws the states.
  case diagram
  /// Tries every history.
  case explore
  /// Tells which combinations of what can be shown are reached.
  case audit

  /// What it does, for the help.
  var summary: String {
    switch self {
    case .diagram: "draws the states of a screen: --format mermaid (default), dot or table"
    case .explore: "tries every history of a screen; status 1 if something is wrong"
    case .audit: "tells which combinations of a display's elements are reached, and which never"
    }
  }

  var help: String {
    let options = self == .diagram ? " [--format mermaid|dot|table]" : ""
    let article =
      self == .diagram
      ? "\nscreens diagram --all prints the documentation's article on every screen.\n" : ""
    return "USAGE: screens \(rawValue) NAME\(options)\n\nThe command \(summary).\n" + article
  }
}

/// How a diagram is written.
package enum DiagramFormat: String, CaseIterable {
  /// For Mermaid.
  case mermaid
  /// For Graphviz.
  case dot
  /// A table in Markdown.
  case table
}
