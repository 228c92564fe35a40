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
    var room = columns - head.displayWidth - 1
    let end = text.reversed().prefix { character in
      room -= character.displayWidth
      return room >= 0
    }
    return (head + StyledLine(String(end.reversed())) + StyledLine(" ", .reversed))
      .truncated(to: columns)
  }
}
