import ContentStates
import Gallery

/// A history of watched shows as lines of plain text.
@MainActor
enum HistoryText {
  static func lines(_ display: HistoryDisplay<WatchedShow>) -> [String] {
    var lines = ContentText.lines(display, "watched", empty: { _ in "Nothing was watched." }) {
      "\($0.title), episode \($0.episode) (\($0.day))"
    }
    if let hint = display.hint { lines.append("hint: \(hint)") }
    if display.isHidden { lines.append("The history is hidden.") }
    return lines
  }
}
