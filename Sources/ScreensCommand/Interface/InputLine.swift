import Terminal

/// An editable line of input with a cursor.
struct InputLine {
  /// The text before the input.
  let prompt: String
  private var before: String
  private var after = ""

  init(prompt: String, _ text: String = "") {
    self.prompt = prompt
    before = text
  }

  /// The input; setting it moves the cursor to the end.
  var text: String {
    get { before + after }
    set { (before, after) = (newValue, "") }
  }

  mutating func edit(_ key: Key) {
    switch key {
    case .character(let character): before.append(character)
    case .backspace: _ = before.popLast()
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .left, .control("b"): if let last = before.popLast() { after = String(last) + after }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"):
      while before.last?.isWhitespace == true { before.removeLast() }
      while let last = before.last, !last.isWhitespace { before.removeLast() }
    default: break
    }
  }

  /// The line with its cursor; if the text is too long, the part around the cursor.
  func line(_ columns: Int) -> StyledLine {
    let prompt = columns > 3 ? StyledLine(prompt, [.bold, .cyan]) : ""
    let under = StyledLine(after.first.map(String.init) ?? " ", .reversed)
    let room = columns - prompt.displayWidth - under.displayWidth
    var head = StyledLine(before)
    if head.displayWidth > room {
      var width = 1
      let end = before.reversed().prefix { character in
        width += character.displayWidth
        return width <= room
      }
      head = (room > 0 ? StyledLine("…", .dim) : "") + StyledLine(String(end.reversed()))
    }
    return (prompt + head + under + StyledLine(String(after.dropFirst()))).truncated(to: columns)
  }
}
