extension StyledLine {
  /// This line in at most `columns` cells, with an ellipsis if it was cut.
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

  /// This line in at least `columns` cells, so that a selection reaches the edge.
  package func padded(to columns: Int, _ style: TextStyle = .plain) -> StyledLine {
    let missing = columns - displayWidth
    return missing > 0 ? self + StyledLine(String(repeating: " ", count: missing), style) : self
  }

  /// This line wrapped between words into lines of at most `columns` cells.
  ///
  /// A word that is longer than a line is cut. The spaces at a break are left out. Each line has at
  /// least one character, so a wide character exceeds a width of 1.
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

  /// This line wrapped into lines of at most `columns` cells with the same indentation.
  ///
  /// An indentation of half the cells or more is not kept.
  package func wrapped(keepingIndentTo columns: Int) -> [StyledLine] {
    let indent = text.prefix { $0 == " " }.count
    guard indent > 0, indent < columns / 2 else { return wrapped(to: columns) }
    let blanks = StyledLine(String(repeating: " ", count: indent))
    return StyledLine(glyphs.dropFirst(indent)).wrapped(to: columns - indent)
      .map { $0.isEmpty ? $0 : blanks + $0 }
  }

  /// This line with every occurrence of a text reversed; case is ignored.
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
          character: glyph.character, style: isFound ? glyph.style.union(.reversed) : glyph.style)
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

  /// Removes and returns the part before the break, without trailing spaces.
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
  /// This text in at least `columns` cells, padded with spaces at its end.
  package func padded(to columns: Int) -> String {
    StyledLine(self).padded(to: columns).text
  }
}
