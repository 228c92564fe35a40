/// What may stand before the root of a document.
///
/// A document type can define entities that multiply, and declare notations and instructions that
/// crash the parser on Linux. No feed needs one: HTML's names for characters are known here
/// anyway. So it is left out, and with it whatever could have been declared.
enum XMLProlog {
  /// The document without its type, with every line where it was.
  static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var index = 0
    // The parser looks for a type after white space, comments and instructions, and nowhere else.
    while index < bytes.count {
      let rest = bytes[index...]
      let end: Int
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        end = index + 1
      } else if starts(with: "<!--", rest) {
        end = self.end(of: "-->", rest.dropFirst(4))
      } else if starts(with: "<?", rest) {
        end = self.end(of: "?>", rest.dropFirst(2))
      } else if starts(with: "<!DOCTYPE", rest) {
        end = endOfType(rest)
        kept += bytes[index..<end].filter { $0 == 0x0A }
        index = end
        continue
      } else {
        break
      }
      kept += bytes[index..<end]
      index = end
    }
    return kept + bytes[index...]
  }

  /// Where the type that begins here ends; what is quoted or a comment does not end it.
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

  /// Where the first such text ends; at the end of all if it never comes.
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
