/// Text that is safe to show on one line: no markup, no control characters, single spaces.
enum PlainText {
  /// The text with white space collapsed and control characters dropped.
  ///
  /// Characters that turn the direction of the rest of a line around go too: a headline must not
  /// rewrite what is shown beside it.
  static func cleaned(_ text: String) -> String {
    // Bytes, since a string would look at its end again with each character.
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

  /// The text written so that reading it as HTML gives it back.
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

  /// The beginning of the text, cut between words, with an ellipsis if something is left out.
  static func beginning(of text: String, upTo length: Int = 80) -> String {
    let head = text.prefix(length + 1)
    guard head.count > length else { return text }
    let words = head.lastIndex(of: " ").map { head[..<$0] } ?? head.dropLast()
    return words + "…"
  }

  /// The text if it has no more code points than that, or else its beginning with an ellipsis.
  static func shortened(_ text: String, to length: Int) -> String {
    let scalars = text.unicodeScalars
    guard !scalars.dropFirst(length).isEmpty else { return text }
    return String(scalars.prefix(length - 1)) + "…"
  }

  /// The same as the property says, which takes a while to look up.
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
    // Embeddings, overrides and isolates: left open, they reach beyond the end of the text.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
