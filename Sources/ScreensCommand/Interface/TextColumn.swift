package import Terminal

/// A part of a column, broken into lines when it is drawn.
package struct TextBlock {
  /// The block's lines for a width.
  let lines: (_ columns: Int) -> [StyledLine]

  /// Makes a block.
  package init(lines: @escaping (_ columns: Int) -> [StyledLine]) { self.lines = lines }

  /// Makes a block of one line, wrapped between words if it is too long.
  package init(_ line: StyledLine) { self.init { line.wrapped(keepingIndentTo: $0) } }
}

/// Blocks below each other, broken into lines as far as needed.
struct TextColumn {
  /// The position of a line that does not depend on the column's width.
  struct Position { let block: Int, line: Int }

  let columns: Int
  private(set) var lines: [StyledLine] = []
  private let blocks: [TextBlock]
  /// The first line of each block that has been broken into lines.
  private var starts: [Int] = []

  init(_ blocks: [TextBlock], columns: Int) {
    self.blocks = blocks
    self.columns = max(columns, 1)
  }

  /// The visible lines, and which part of the column they are.
  mutating func window(from line: Int, rows: Int) -> (
    lines: [StyledLine], view: ClosedRange<Double>?
  ) {
    let first = clamped(line, rows: rows)
    let end = min(first + max(rows, 0), lines.count)
    let isAll = first == 0 && end == lines.count && starts.count == blocks.count
    guard !isAll, first < end else { return (Array(lines[first..<end]), nil) }
    // The height is estimated, because some blocks have not been broken into lines yet.
    let known = Double(starts.count) / Double(blocks.count)
    let height = Double(lines.count) / known
    return (Array(lines[first..<end]), Double(first) / height...min(Double(end) / height, 1))
  }

  /// The nearest line that can be the first visible one; the last page is filled if possible.
  mutating func clamped(_ line: Int, rows: Int) -> Int {
    let line = max(line, 0)
    layOut { $0.lines.count - rows <= line }
    return min(line, max(lines.count - rows, 0))
  }

  /// Breaks all blocks into lines.
  mutating func layOutAll() { layOut { _ in true } }

  /// The place of a line that has been laid out.
  func place(of line: Int) -> Position {
    let block = max((starts.firstIndex { $0 > line } ?? starts.count) - 1, 0)
    return Position(block: block, line: starts.isEmpty ? 0 : line - starts[block])
  }

  /// The line at a place, or the last line of its block.
  mutating func line(of place: Position) -> Int {
    layOut { $0.starts.count <= place.block + 1 }
    guard starts.indices.contains(place.block) else { return 0 }
    let next = place.block + 1 < starts.count ? starts[place.block + 1] : lines.count
    return min(starts[place.block] + place.line, max(next - 1, 0))
  }

  private mutating func layOut(while isNeeded: (TextColumn) -> Bool) {
    while starts.count < blocks.count, isNeeded(self) {
      starts.append(lines.count)
      lines += blocks[starts.count - 1].lines(columns)
    }
  }
}
