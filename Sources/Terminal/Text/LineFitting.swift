extension StyledLine {
  /// This line in at most `columns` cells, with an ellipsis if it was cut.
  package func truncated(to columns: Int) -> StyledLine {
    if displayWidth <= columns { return self }
    if columns <= 0 { return StyledLine() }
    let kept = glyphs.fitting(columns - 1)
    return StyledLine(kept) + StyledLine("…", glyphs[kept.endIndex].style)
  }

  /// This line in at least `columns` cells, so that a selection reaches the edge.
  package func padded(to columns: Int, _ style: TextStyle = .plain) -> StyledLine {
    self + StyledLine(String(repeating: " ", count: max(columns - displayWidth, 0)), style)
  }

  /// This line wrapped between words into lines of at most `columns` cells.
  ///
  /// A word that is longer than a line is cut. The spaces at a break are left out. Each line has at
  /// least one character, so a wide character exceeds a width of 1.
  package func wrapped(to columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var rest = glyphs[...]
    repeat {
      var line = rest.prefix(max(rest.fitting(columns).count, 1))
      if line.endIndex < rest.endIndex {
        line = line[..<rest.lineBreak(after: line)]
        rest = rest[line.endIndex...].drop(while: \.isSpace)
        let last = line.lastIndex { !$0.isSpace }
        line = line[..<(last.map { $0 + 1 } ?? line.startIndex)]
      } else {
        rest = []
      }
      lines.append(StyledLine(line))
    } while !rest.isEmpty
    return lines
  }

  /// This line wrapped into lines with its indentation, unless that is half the cells or more.
  package func wrapped(keepingIndentTo columns: Int) -> [StyledLine] {
    let indent = glyphs.prefix(while: \.isSpace).count
    guard indent > 0, indent < columns / 2 else { return wrapped(to: columns) }
    let blanks = StyledLine(String(repeating: " ", count: indent))
    return StyledLine(glyphs.dropFirst(indent)).wrapped(to: columns - indent)
      .map { $0.isEmpty ? $0 : blanks + $0 }
  }

  /// This line with every occurrence of a text reversed; case is ignored.
  package func highlighting(_ text: String) -> StyledLine {
    let wanted = text.lowercased().map(String.init)
    let letters = glyphs.map { $0.character.lowercased() }
    var line = self
    for start in letters.indices where letters[start...].starts(with: wanted) {
      for index in start..<(start + wanted.count) { line.glyphs[index].style.insert(.reversed) }
    }
    return line
  }
}

extension RandomAccessCollection<Glyph> where Index == Int {
  /// The beginning that fits into `columns` cells.
  fileprivate func fitting(_ columns: Int) -> SubSequence {
    var width = 0
    return prefix {
      width += $0.width
      return width <= columns
    }
  }

  /// Where to break behind a line that this text begins with: between words, if there are several.
  fileprivate func lineBreak(after line: SubSequence) -> Int {
    guard !self[line.endIndex].isSpace, let space = line.lastIndex(where: \.isSpace),
      line[..<space].contains(where: { !$0.isSpace })
    else { return line.endIndex }
    return space + 1
  }
}

extension String {
  /// This text in at least `columns` cells, padded with spaces at its end.
  package func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(columns - displayWidth, 0))
  }
}
