extension Character {
  /// How many cells of a terminal this character fills: 0, 1 or 2.
  ///
  /// `e` with an accent fills one cell, `語` and most emoji fill two, a lone accent fills none. The
  /// rules are those of Unicode's annexes 11 (East Asian width) and 51 (emoji). Terminals differ
  /// from them for some characters; ``Canvas`` keeps such a difference from moving other cells.
  package var displayWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count > 1 else {
      return scalars.first?.displayWidth ?? 0
    }
    let isPicture = first.isRegionalIndicator || scalars.contains("\u{FE0F}")
    if isPicture, first.properties.isEmoji { return 2 }
    return min(scalars.reduce(0) { $0 + $1.displayWidth }, 2)
  }
}

extension String {
  /// How many cells of the terminal this text fills on one line.
  package var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// The cells of this scalar if no other scalar is joined to it.
  var displayWidth: Int {
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    if isInvisible { return 0 }
    return isWide ? 2 : 1
  }

  /// Whether this is one half of a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether this combines with the character before it, or is not drawn at all.
  private var isInvisible: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .lineSeparator,
      .paragraphSeparator:
      true
    case .format:
      value != 0xAD  // The soft hyphen: terminals draw it.
    case .otherLetter:
      // The vowels and final consonants of a Korean syllable.
      (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    default:
      properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this fills two cells, like Chinese, Japanese and Korean letters.
  private var isWide: Bool {
    if value < 0x1100 { return false }
    if properties.isEmojiPresentation { return !isRegionalIndicator }
    return switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
      0x4E00...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
