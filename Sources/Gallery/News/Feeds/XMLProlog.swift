/// Removes what precedes the root of a document: a document type, comments and instructions.
///
/// A document type can define entities that expand without limit, and declarations that crash the
/// parser on Linux. Feeds do not need it, because HTML's names for characters are known anyway. A
/// lenient parser could find a document type in a broken comment or instruction, so these are
/// removed, too.
enum XMLProlog {
  /// The document from its root on, with unchanged line numbers.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    var index = 0
    while index < bytes.count, let end = endOfPart(bytes[index...]) { index = end }
    return bytes[..<index].filter { $0 == 0x0A } + bytes[index...]
  }

  /// The end of the prolog's part that begins here; nil at the end of the prolog.
  private static func endOfPart(_ bytes: ArraySlice<UInt8>) -> Int? {
    if let first = bytes.first, [0x20, 0x09, 0x0A, 0x0D].contains(first) {
      return bytes.startIndex + 1
    }
    if starts(with: "\u{FEFF}", bytes) { return bytes.startIndex + 3 }
    if starts(with: "<!--", bytes) { return end(of: "-->", bytes.dropFirst(4)) }
    if starts(with: "<?", bytes) { return end(of: "?>", bytes.dropFirst(2)) }
    if starts(with: "<!DOCTYPE", bytes) { return endOfType(bytes) }
    return nil
  }

  /// The end of the document type that begins here; quotes and comments are skipped.
  private static func endOfType(_ bytes: ArraySlice<UInt8>) -> Int {
    var quote: UInt8?
    var isInSubset = false
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if starts(with: "<!--", bytes[index...]) {
        index = end(of: "-->", bytes[index...].dropFirst(4))
        continue
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["): isInSubset = true
        case UInt8(ascii: "]"): isInSubset = false
        case UInt8(ascii: ">") where !isInSubset: return index + 1
        default: break
        }
      }
      index += 1
    }
    return bytes.endIndex
  }

  private static func starts(with text: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: text.utf8)
  }

  /// The end of the first occurrence of a text; the end of the bytes if there is none.
  private static func end(of text: String, _ bytes: ArraySlice<UInt8>) -> Int {
    let text = Array(text.utf8)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == text[0], bytes[index...].starts(with: text) { return index + text.count }
      index += 1
    }
    return bytes.endIndex
  }
}
