/// Text that is safe to show on one line: no markup, no control characters, single spaces.
enum PlainText {
  /// The text with collapsed white space and without control characters.
  ///
  /// Characters that change the direction of the rest of a line are removed, too, because they
  /// would affect the text beside a headline.
  static func cleaned(_ text: String) -> String {
    // Bytes, because a string checks its end with each appended character.
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var spaceIsDue = false
    for scalar in text.unicodeScalars {
      if isWhitespace(scalar) {
        spaceIsDue = !result.isEmpty
      } else if !isControl(scalar) {
        if spaceIsDue { result.append(UInt8(ascii: " ")) }
        spaceIsDue = false
        if scalar.isASCII {
          result.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of a piece of HTML: markup removed, entities decoded, then cleaned.
  static func fromHTML(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    else { return cleaned(html) }
    var stripper = HTMLStripper(html)
    return cleaned(stripper.text())
  }

  /// The text escaped for HTML.
  static func asHTML(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    else { return text }
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The beginning of the text, cut between words, with an ellipsis if it was cut.
  static func beginning(of text: String, upTo length: Int = 80) -> String {
    let head = text.prefix(length + 1)
    guard head.count > length else { return text }
    let words = head.lastIndex(of: " ").map { head[..<$0] } ?? head.dropLast()
    return words + "…"
  }

  /// The text, or its beginning with an ellipsis if it has more than `length` code points.
  static func shortened(_ text: String, to length: Int) -> String {
    let scalars = text.unicodeScalars
    guard !scalars.dropFirst(length).isEmpty else { return text }
    return String(scalars.prefix(length - 1)) + "…"
  }

  /// Equal to the scalar's `isWhitespace` property, but faster.
  private static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20: true
    case 0..<0x80: false
    default: scalar.properties.isWhitespace
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xFEFF: true
    // Embeddings, overrides and isolates, which affect what follows if they are not closed.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
