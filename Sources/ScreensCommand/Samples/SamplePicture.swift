package import Terminal

/// What a sample screen shows: its content, on lines of plain text and as a picture, and its
/// present activity.
package struct SamplePicture {
  /// The content as lines of plain text.
  var plain: [String]
  /// The content, from top to bottom.
  var blocks: [TextBlock] { didSet { column = TextColumn(blocks) } }
  /// The content as lines.
  private(set) var column: TextColumn
  /// The heading in the title, beside the name of the screen.
  package var heading = ""
  /// The index of the first block that can be chosen; `nil` if there is no choice.
  var firstChoice: Int?
  /// The result of the last request in a few words: `10 items`, `failure`.
  package var result = ""
  /// The present activity in a few words; `nil` if there is none.
  package var activity: String?

  init(_ parts: [SamplePart], activity: String? = nil) {
    plain = parts.flatMap(\.plain)
    blocks = parts.flatMap(\.blocks)
    column = TextColumn(blocks)
    self.activity = activity
  }

  package init(_ lines: [StyledLine] = []) { self.init([.drawn(lines)]) }

  /// The result of a request: the number of things, or that it failed.
  static func result(_ count: Int, _ name: String, failure: String? = nil) -> String {
    failure.map { _ in "failure" } ?? "\(count == 0 ? "no" : "\(count)") \(name)"
  }
}

/// A part of what a sample shows: as lines of plain text, and as blocks of a picture.
struct SamplePart {
  var plain: [String] = []
  var blocks: [TextBlock] = []
}

// Parts without a text are empty.
extension SamplePart {
  /// Lines that are only in the plain text.
  static func plain(_ lines: String?...) -> SamplePart {
    SamplePart(plain: lines.compactMap(\.self))
  }

  /// Lines that are only in the picture.
  static func drawn(_ lines: [StyledLine]) -> SamplePart {
    SamplePart(blocks: lines.map { TextBlock($0) })
  }

  static var blank: SamplePart { drawn([StyledLine()]) }

  /// The same sentence in both.
  static func sentence(_ text: String?, plain label: String = "", _ style: TextStyle = .plain)
    -> SamplePart
  {
    guard let text else { return SamplePart() }
    return SamplePart(plain: [label + text], blocks: [TextBlock(StyledLine(text, style))])
  }

  static func failure(_ sentence: String?) -> SamplePart {
    guard let sentence else { return SamplePart() }
    let line = StyledLine("✗ ", [.bold, .red]) + StyledLine(sentence, .red)
    return SamplePart(plain: ["error: \(sentence)"], blocks: [TextBlock(line)])
  }

  static func notice(_ sentence: String?) -> [SamplePart] {
    guard let sentence else { return [] }
    let line = StyledLine("! ", [.bold, .red]) + StyledLine(sentence)
    return [SamplePart(plain: ["notice: \(sentence)"], blocks: [TextBlock(line)]), .blank]
  }

  /// A heading of the picture, with a blank line below it.
  static func heading(_ text: String, _ note: String = "") -> SamplePart {
    let note = StyledLine(note.isEmpty ? "" : "  \(note)", .dim)
    return drawn([StyledLine(text, .bold) + note, StyledLine()])
  }

  /// A numbered line, with a detail below it.
  static func item(
    _ number: Int, of count: Int, _ name: StyledLine, _ detail: String = "", plain: String
  ) -> SamplePart {
    let digits = String(count).count
    let gap = String(repeating: " ", count: digits - String(number).count)
    let head = StyledLine("\(gap)\(number)  ", .cyan) + name
    let indent = String(repeating: " ", count: digits + 2)
    let below = detail.isEmpty ? [] : [TextBlock(StyledLine(indent + detail, .dim))]
    return SamplePart(plain: [plain], blocks: [TextBlock(head)] + below)
  }
}
