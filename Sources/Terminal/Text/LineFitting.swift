extension StyledLine {
  /// This line in at most so many cells, with an ellipsis where something was cut off.
  package func truncated(to columns: Int) -> StyledLine {
    if displayWidth <= columns { return self }
    if columns <= 0 { return StyledLine() }
    let glyphs = glyphs
    var kept: [Glyph] = []
    var width = 0
    for glyph in glyphs {
      if width + glyph.width >= columns {
        return StyledLine(kept) + StyledLine("…", glyph.style)
      }
      kept.append(glyph)
      width += glyph.width
    }
    return StyledLine(kept)
  }

  /// This line in at least so many cells: a bar under a selection has to reach the edge.
  package func padded(to columns: Int, _ style: TextStyle = .plain) -> StyledLine {
    let missing = columns - displayWidth
    return missing > 0 ? self + StyledLine(String(repeating: " ", count: missing), style) : self
  }

  /// This line as lines of at most so many cells, broken between words.
  ///
  /// A word that is longer than a line is cut. The spaces at a break belong to no line. At least
  /// one character stands on each line, so where a wide one meets a width of 1 it sticks out.
  package func wrapped(to columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var current = UnfinishedLine()
    for glyph in glyphs {
      if current.width + glyph.width > max(columns, 1), !current.isEmpty {
        lines.append(current.breakOff(before: glyph))
      }
      let isSpaceAtBreak = glyph.isSpace && current.isEmpty && !lines.isEmpty
      if !isSpaceAtBreak { current.append(glyph) }
    }
    if lines.isEmpty || !current.isEmpty { lines.append(current.finished) }
    return lines
  }

  /// This line as lines of at most so many cells that all begin where it begins.
  ///
  /// An indentation of half of the cells, or more, is given up.
  package func wrapped(keepingIndentTo columns: Int) -> [StyledLine] {
    let indent = text.prefix { $0 == " " }.count
    guard indent > 0, indent < columns / 2 else { return wrapped(to: columns) }
    let blanks = StyledLine(String(repeating: " ", count: indent))
    return StyledLine(glyphs.dropFirst(indent)).wrapped(to: columns - indent)
      .map { $0.isEmpty ? $0 : blanks + $0 }
  }

  /// This line with a text in it reversed, wherever it stands, in capitals or not.
  package func highlighting(_ text: String) -> StyledLine {
    let wanted = text.lowercased().map(String.init)
    let glyphs = glyphs
    guard !wanted.isEmpty, glyphs.count >= wanted.count else { return self }
    let letters = glyphs.map { $0.character.lowercased() }
    var isFound = Array(repeating: false, count: glyphs.count)
    for start in 0...(letters.count - wanted.count)
    where letters[start..<(start + wanted.count)].elementsEqual(wanted) {
      for index in start..<(start + wanted.count) { isFound[index] = true }
    }
    return StyledLine(
      zip(glyphs, isFound).map { glyph, isFound in
        Glyph(
          character: glyph.character, style: isFound ? [glyph.style, .reversed] : glyph.style)
      })
  }
}

/// A line that is being filled, and where it may be broken.
private struct UnfinishedLine {
  private(set) var width = 0
  private var glyphs: [Glyph] = []
  private var startOfLastWord: Int?

  var isEmpty: Bool { glyphs.isEmpty }

  var finished: StyledLine { StyledLine(glyphs) }

  mutating func append(_ glyph: Glyph) {
    let isFirstOfWord = !glyph.isSpace && glyphs.last?.isSpace == true
    if isFirstOfWord, glyphs.contains(where: { !$0.isSpace }) { startOfLastWord = glyphs.count }
    glyphs.append(glyph)
    width += glyph.width
  }

  /// Takes away what stands before the break, without the spaces at its end.
  mutating func breakOff(before next: Glyph) -> StyledLine {
    let isAtWord = next.isSpace || glyphs.last?.isSpace == true
    let end = isAtWord ? glyphs.count : startOfLastWord ?? glyphs.count
    let line = glyphs[..<end].trimmingSpaces
    let rest = glyphs[end...]
    self = UnfinishedLine()
    for glyph in rest { append(glyph) }
    return StyledLine(line)
  }
}

extension ArraySlice<Glyph> {
  fileprivate var trimmingSpaces: ArraySlice<Glyph> {
    guard let last = lastIndex(where: { !$0.isSpace }) else { return [] }
    return self[...last]
  }
}

extension String {
  /// This text in at least so many cells, filled with spaces at its end.
  package func padded(to columns: Int) -> String {
    StyledLine(self).padded(to: columns).text
  }
}
