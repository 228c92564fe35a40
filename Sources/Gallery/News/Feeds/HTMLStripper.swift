/// Extracts the text of a piece of HTML in one pass.
///
/// It is lenient: a `<` that begins no tag and a `&` that begins no entity are text. It takes
/// linear time for any input.
struct HTMLStripper {
  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  private var mayHaveTags = true

  /// Elements that can be inside a word; all others separate words.
  private static let inline: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em",
    "font", "i", "ins", "kbd", "mark", "q", "s", "samp", "small", "span", "strike", "strong", "sub",
    "sup", "time", "tt", "u", "var", "wbr",
  ]

  /// Elements whose content is not text.
  private static let hidden: Set<String> = [
    "head", "iframe", "noscript", "object", "script", "style", "svg", "template", "title",
  ]

  /// Quotes in a tag are respected up to this length; after it the first `>` ends the tag.
  private static let longestQuotedTag = 4096

  init(_ html: String) {
    bytes = Array(html.utf8)
    output.reserveCapacity(bytes.count)
  }

  /// The text, with decoded entities and unchanged white space.
  mutating func text() -> String {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<") where mayHaveTags && skipTag(): break
      case UInt8(ascii: "&"):
        if let (text, length) = HTMLEntities.decode(bytes[position...]) {
          output.append(contentsOf: text.utf8)
          position += length
        } else {
          keepByte()
        }
      default: keepByte()
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func keepByte() {
    output.append(bytes[position])
    position += 1
  }

  /// Skips the tag or comment that begins here; returns false if there is none.
  private mutating func skipTag() -> Bool {
    guard position + 1 < bytes.count else { return false }
    if starts(with: "<!--", at: position) {
      position = end(of: "-->", from: position + 4)
      return true
    }
    let isClosing = bytes[position + 1] == UInt8(ascii: "/")
    let name = elementName(at: position + (isClosing ? 2 : 1))
    let isDeclaration = [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[position + 1])
    guard isDeclaration || !name.isEmpty, let close = closingBracket() else { return false }
    let isEmptyElement = bytes[close - 1] == UInt8(ascii: "/")
    position = close + 1
    if !isClosing && !isEmptyElement && Self.hidden.contains(name) {
      position = end(of: "</" + name, from: position)
      position = end(of: ">", from: position)
    }
    if !Self.inline.contains(name) { output.append(UInt8(ascii: " ")) }
    return true
  }

  private func elementName(at start: Int) -> String {
    var end = start
    while end < bytes.count, end - start < 32, isNameByte(bytes[end], first: end == start) {
      end += 1
    }
    return String(decoding: bytes[min(start, end)..<end], as: UTF8.self).lowercased()
  }

  private func isNameByte(_ byte: UInt8, first: Bool) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): !first
    default: false
    }
  }

  private mutating func closingBracket() -> Int? {
    var quote: UInt8?
    for index in position..<min(position + Self.longestQuotedTag, bytes.count) {
      switch bytes[index] {
      case let byte where byte == quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if quote == nil { quote = bytes[index] }
      case UInt8(ascii: ">") where quote == nil: return index
      default: break
      }
    }
    let close = bytes[position...].firstIndex(of: UInt8(ascii: ">"))
    mayHaveTags = close != nil
    return close
  }

  private func starts(with prefix: String, at index: Int) -> Bool {
    guard bytes.count - index >= prefix.utf8.count else { return false }
    return zip(bytes[index...], prefix.utf8).allSatisfy { byte, expected in
      // Names are compared case-insensitively.
      byte == expected || (expected >= UInt8(ascii: "a") && byte | 0x20 == expected)
    }
  }

  private func end(of text: String, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if starts(with: text, at: index) { return index + text.utf8.count }
      index += 1
    }
    return bytes.count
  }
}
