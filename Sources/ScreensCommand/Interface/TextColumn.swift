import Terminal

/// A part of a column, broken into lines when it is drawn.
struct TextBlock {
  /// The block's lines for a width.
  let lines: (_ columns: Int) -> [StyledLine]
}

extension TextBlock {
  /// Makes a block of one line, wrapped between words if it is too long.
  init(_ line: StyledLine) { self.init { line.wrapped(keepingIndentTo: $0) } }
}

/// Blocks below each other; it remembers their lines for the latest width.
final class TextColumn {
  private let blocks: [TextBlock]
  private var known: (columns: Int, blocks: [[StyledLine]])?

  init(_ blocks: [TextBlock]) { self.blocks = blocks }

  func lines(columns: Int) -> [StyledLine] { broken(columns).flatMap(\.self) }

  func rows(of block: Int, columns: Int) -> ClosedRange<Int>? {
    let broken = broken(columns)
    guard broken.indices.contains(block), !broken[block].isEmpty else { return nil }
    let first = broken[..<block].reduce(0) { $0 + $1.count }
    return first...(first + broken[block].count - 1)
  }

  private func broken(_ columns: Int) -> [[StyledLine]] {
    if let known, known.columns == columns { return known.blocks }
    let broken = blocks.map { $0.lines(max(columns, 1)) }
    known = (columns, broken)
    return broken
  }
}
