package import Terminal

/// The picture of a sample screen, with its present activity.
package struct SamplePicture {
  /// The content, from top to bottom.
  var blocks: [TextBlock] { didSet { column = TextColumn(blocks) } }
  /// The content as lines.
  private(set) var column: TextColumn
  /// The heading in the title, beside the name of the screen.
  package var heading = ""
  /// The index of the first block that can be chosen; `nil` if there is no choice.
  var firstChoice: Int?
  /// The result of the last request in a few words: `10 items`, `failure`.
  package var result: String
  /// The present activity in a few words; `nil` if there is none.
  package var activity: String?

  package init(_ lines: [StyledLine] = [], result: String = "", activity: String? = nil) {
    blocks = lines.map { TextBlock($0) }
    column = TextColumn(blocks)
    self.result = result
    self.activity = activity
  }
}

extension SamplePicture {
  static let blank = StyledLine()

  /// A heading, with a blank line below it.
  static func heading(_ text: String, _ note: String = "") -> [StyledLine] {
    [StyledLine(text, .bold) + StyledLine(note.isEmpty ? "" : "  \(note)", .dim), blank]
  }

  static func failure(_ sentence: String) -> StyledLine {
    StyledLine("✗ ", [.bold, .red]) + StyledLine(sentence, .red)
  }

  static func notice(_ sentence: String) -> StyledLine {
    StyledLine("! ", [.bold, .red]) + StyledLine(sentence)
  }

  /// The result of a request: the number of things, or that it failed.
  static func result(_ count: Int, _ name: String, failure: String? = nil) -> String {
    failure.map { _ in "failure" } ?? "\(count == 0 ? "no" : "\(count)") \(name)"
  }

  /// A numbered line for each item, with its detail on a second line if there is one.
  static func items<Item>(
    _ items: [Item], _ text: (Item) -> (name: String, detail: String)
  ) -> [StyledLine] {
    items.enumerated().flatMap { index, element in
      item(index + 1, of: items.count, text(element).name, text(element).detail)
    }
  }

  /// A numbered line, with a detail below it.
  static func item(_ number: Int, of count: Int, _ name: String, _ detail: String) -> [StyledLine] {
    let digits = String(count).count
    let gap = String(repeating: " ", count: digits - String(number).count)
    let indent = String(repeating: " ", count: digits + 2)
    let head = StyledLine("\(gap)\(number)  ", .cyan) + StyledLine(name, .bold)
    return [head] + (detail.isEmpty ? [] : [StyledLine(indent + detail, .dim)])
  }
}
