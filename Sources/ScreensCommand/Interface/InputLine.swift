import Terminal

/// A line of input, which is edited at its end.
struct InputLine {
  /// The text before the input.
  let prompt: String
  var text: String

  mutating func edit(_ key: Key) {
    switch key {
    case .character(let character): text.append(character)
    case .backspace: _ = text.popLast()
    case .control("u"): text = ""
    default: break
    }
  }

  /// The line with its cursor; if the text is too long, its end.
  func line(_ columns: Int) -> StyledLine {
    let head = StyledLine(prompt, [.bold, .cyan])
    let cursor = StyledLine(" ", .reversed)
    var end = text[...]
    while !end.isEmpty, (head + StyledLine(String(end))).displayWidth >= columns {
      end.removeFirst()
    }
    return (head + StyledLine(String(end)) + cursor).truncated(to: columns)
  }
}
