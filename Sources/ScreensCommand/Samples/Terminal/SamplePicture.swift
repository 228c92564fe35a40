package import Terminal

/// What a sample screen shows, as lines, and what it is busy with.
package struct SamplePicture: Equatable {
  /// The lines, as long as they like.
  package var lines: [StyledLine]
  /// What is under way, in a few words; `nil` if nothing is.
  package var activity: String?

  /// Makes a picture.
  package init(_ lines: [StyledLine] = [], activity: String? = nil) {
    self.lines = lines
    self.activity = activity
  }
}

extension SamplePicture {
  /// What stands between other things.
  static let blank = StyledLine()

  /// A heading, with a blank line below it.
  static func heading(_ text: String, _ note: String = "") -> [StyledLine] {
    [StyledLine(text, .bold) + StyledLine(note.isEmpty ? "" : "  \(note)", .dim), blank]
  }

  /// Something that failed.
  static func failure(_ sentence: String) -> StyledLine {
    StyledLine("✗ ", [.bold, .foreground(.red)]) + StyledLine(sentence, .foreground(.red))
  }

  /// Something to know beside the rest.
  static func notice(_ sentence: String) -> StyledLine {
    StyledLine("! ", [.bold, .foreground(.yellow)]) + StyledLine(sentence, .foreground(.yellow))
  }

  /// A numbered line, with a second one below it.
  static func item(_ number: Int, of count: Int, _ name: String, _ detail: String) -> [StyledLine] {
    let digits = String(count).count
    let gap = String(repeating: " ", count: digits - String(number).count)
    let indent = String(repeating: " ", count: digits + 2)
    let head = StyledLine("\(gap)\(number)  ", .foreground(.cyan)) + StyledLine(name, .bold)
    return [head] + (detail.isEmpty ? [] : [StyledLine(indent + detail, .dim)])
  }
}
