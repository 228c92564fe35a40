import Gallery
import Terminal

/// The line at the bottom: the keys, with those that would do nothing now in faint letters.
@MainActor
struct NewsFoot {
  private struct Hint {
    let key: String
    let name: String
    let isAnswered: Bool

    var line: StyledLine {
      isAnswered
        ? StyledLine(key, .bold) + StyledLine(" \(name)") : StyledLine("\(key) \(name)", .dim)
    }
  }

  private let hints: [Hint]

  init(_ scene: NewsScene) {
    let display = scene.display
    let canRetry = scene.answers.contains(.retry)
    hints = [
      Hint(
        key: "↑↓", name: display.languages.isEmpty ? "scroll" : "move",
        isAnswered: !display.languages.isEmpty || !display.articles.isEmpty),
      Hint(key: "enter", name: "choose", isAnswered: scene.answers.contains(.choose)),
      Hint(
        key: "r", name: canRetry ? "retry" : "refresh",
        isAnswered: canRetry || scene.answers.contains(.refresh)),
      Hint(key: "l", name: "languages", isAnswered: scene.answers.contains(.languages)),
      Hint(key: "?", name: scene.showsHelp ? "back" : "help", isAnswered: true),
      Hint(key: "q", name: "quit", isAnswered: true),
    ]
  }

  /// As many of the hints as there is room for: first the faint ones go, then those at the left.
  func line(_ columns: Int) -> StyledLine {
    let answered = hints.filter(\.isAnswered)
    let choices = [hints] + answered.indices.map { Array(answered[$0...]) }
    for hints in choices {
      for separator in [" · ", "  "] {
        let line = joined(hints, by: StyledLine(separator, .dim))
        if line.displayWidth <= columns { return line }
      }
    }
    return joined(Array(answered.suffix(1)), by: "").truncated(to: columns)
  }

  private func joined(_ hints: [Hint], by separator: StyledLine) -> StyledLine {
    var result = StyledLine()
    for hint in hints { result += (result.isEmpty ? "" : separator) + hint.line }
    return result
  }
}
