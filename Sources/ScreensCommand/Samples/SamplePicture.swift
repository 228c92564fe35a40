package import Terminal

/// What a sample screen shows, and what it is busy with.
package struct SamplePicture {
  /// What is shown, from top to bottom.
  var blocks: [TextBlock]
  /// What is shown in the title, beside the name of the screen.
  package var heading = ""
  /// The place of the block that is the first of those to choose from; `nil` if there is no choice.
  var firstChoice: Int?
  /// What came of the last request, in a few words: `10 items`, `failed: offline`.
  package var result: String
  /// What is under way, in a few words; `nil` if nothing is.
  package var activity: String?

  /// Makes a picture.
  package init(_ lines: [StyledLine] = [], result: String = "", activity: String? = nil) {
    blocks = lines.map { TextBlock($0) }
    self.result = result
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

  /// What came of a request that brought so many things, or that failed.
  static func result(_ count: Int, _ name: String, failure: String? = nil) -> String {
    failure.map { "failed: \($0)" } ?? "\(count == 0 ? "no" : "\(count)") \(name)"
  }

  /// A numbered line for each thing, with a second one below it where there is more to say.
  static func items<Item>(
    _ items: [Item], _ text: (Item) -> (name: String, detail: String)
  ) -> [StyledLine] {
    items.enumerated().flatMap { index, element in
      item(index + 1, of: items.count, text(element).name, text(element).detail)
    }
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
