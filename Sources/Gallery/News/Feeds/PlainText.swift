import Foundation

/// Text that is safe to show on one line: no markup, no control characters, single spaces.
enum PlainText {
  /// The text with collapsed white space and without control characters.
  ///
  /// Characters that change the direction of the rest of a line are removed, too, because they
  /// would affect the text beside a headline.
  static func cleaned(_ text: String) -> String {
    let safe = text.unicodeScalars.filter { $0.properties.isWhitespace || !isControl($0) }
    return String(safe).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xFEFF, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text, or its beginning with an ellipsis if it has more than `length` code points.
  static func shortened(_ text: String, to length: Int) -> String {
    let scalars = text.unicodeScalars
    guard !scalars.dropFirst(length).isEmpty else { return text }
    return String(scalars.prefix(length - 1)) + "…"
  }

  /// The text escaped for HTML.
  static func asHTML(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// The text of a piece of HTML: markup removed, entities decoded, then cleaned.
  static func fromHTML(_ html: String) -> String {
    cleaned(decoded(withoutTags(html)))
  }

  // MARK: - Tags

  /// Elements that can be inside a word; all others separate words.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "big", "cite", "code", "del", "em", "font", "i", "ins", "kbd", "mark", "q",
    "s", "small", "span", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]

  /// Removes tags, comments, scripts and styles; a `<` that begins none of these is text.
  private static func withoutTags(_ html: String) -> String {
    var result = ""
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      result += rest[..<open]
      rest = rest[open...].dropFirst()
      let name = rest.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      guard !name.isEmpty || ["!", "?"].contains(rest.first) else {
        result += "<"
        continue
      }
      let element = name.lowercased()
      if rest.hasPrefix("!--") {
        rest.drop(through: "-->")
      } else if ["script", "style"].contains(element), !rest.hasPrefix("/") {
        rest.drop(through: "</\(name)")
        rest.drop(through: ">")
      } else if let end = rest.firstIndex(of: ">") {
        rest = rest[end...].dropFirst()
      } else {
        // Nothing after this can be a tag, so that any text is read in one pass.
        return result + "<" + rest
      }
      if !inline.contains(element), !element.isEmpty { result += " " }
    }
    return result + rest
  }

  // MARK: - Entities

  /// Decodes the entities of a text; a `&` that begins none is text.
  private static func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let end = rest.prefix(12).firstIndex(of: ";"), let scalar = scalar(of: rest[..<end])
      else {
        result += "&"
        continue
      }
      result.unicodeScalars.append(scalar)
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// The character of an entity, such as `eacute`, `#233` or `#xE9`; `nil` if it is unknown.
  private static func scalar(of entity: Substring) -> Unicode.Scalar? {
    guard entity.hasPrefix("#") else { return named[entity] }
    let digits = entity.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value else { return nil }
    // On the web these numbers mean the characters of Windows-1252.
    if (0x80...0x9F).contains(value) {
      return String(data: Data([UInt8(value)]), encoding: .windowsCP1252)?.unicodeScalars.first
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The characters of names: Latin-1, quotes, dashes, and a few more.
  private static let named: [Substring: Unicode.Scalar] = {
    var names: [Substring: Unicode.Scalar] = [:]
    var value: UInt32 = 160
    for word in list.split(whereSeparator: \.isWhitespace) {
      if let number = UInt32(word) {
        value = number
      } else {
        names[word] = Unicode.Scalar(value)
        value += 1
      }
    }
    return names
  }()

  /// The names in the order of their characters; a number is the code of the next name.
  private static let list = """
    34 quot 38 amp apos 60 lt 62 gt 160
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc
    Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute
    THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
    uuml yacute thorn yuml 338 OElig oelig 352 Scaron scaron 8194 ensp emsp 8201 thinsp
    8211 ndash mdash 8216 lsquo rsquo sbquo 8220 ldquo rdquo bdquo 8226 bull 8230 hellip
    8249 lsaquo rsaquo 8364 euro 8482 trade 8592 larr uarr rarr darr 8722 minus
    """
}

extension Substring {
  /// Drops everything up to the end of a text; all, if the text is not in it.
  fileprivate mutating func drop(through text: String) {
    self = firstRange(of: text).map { self[$0.upperBound...] } ?? ""
  }
}
