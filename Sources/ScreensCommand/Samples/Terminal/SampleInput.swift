import Terminal

/// The line that is being typed, with a cursor at its end.
struct SampleInput {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Of a text that is too long, the end is shown: that is where one types.
  func line(_ columns: Int) -> StyledLine {
    let cursor = StyledLine(" ", .reversed)
    let prompt = columns > 3 ? StyledLine("› ", .foreground(.cyan)) : ""
    let room = columns - prompt.displayWidth - 1
    if text.displayWidth <= room { return prompt + StyledLine(text) + cursor }
    var width = 1
    var end: [Character] = []
    for character in text.reversed() {
      width += character.displayWidth
      if width > room { break }
      end.append(character)
    }
    let ellipsis = room > 0 ? StyledLine("…", .dim) : ""
    return prompt + ellipsis + StyledLine(String(end.reversed())) + cursor
  }
}
