/// Repairs XML for a strict parser, with unchanged line numbers.
///
/// Three errors are so common and harmless that a feed should not fail for them: a declaration
/// after blank lines, control characters, and HTML's names for characters. A processing instruction
/// without data is valid, but crashes the parser on Linux; see ``XMLProlog`` for other crashes.
enum XMLSource {
  /// The repaired document as UTF-8.
  static func mended(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = endOfDeclaration(in: bytes, keepingLinesIn: &result)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let (scalar, length) = namedCharacter(bytes[index...]) {
        // In a CDATA section, too: its text is read as HTML later, with the same meaning.
        result.append(contentsOf: "&#\(scalar.value);".utf8)
        index += length
      } else {
        if byte == UInt8(ascii: ">"), endsInBareInstruction(result) {
          // Foundation on Linux dereferences the data, which would be a null pointer.
          result.insert(UInt8(ascii: " "), at: result.count - 1)
        }
        if byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { result.append(byte) }
        index += 1
      }
    }
    return XMLProlog.removed(from: result)
  }

  /// The start of the text after white space and the declaration, which is not true any more.
  private static func endOfDeclaration(
    in bytes: [UInt8], keepingLinesIn result: inout [UInt8]
  ) -> Int {
    let start = bytes.firstIndex { $0 > 0x20 } ?? 0
    guard bytes[start...].starts(with: "<?xml".utf8),
      let bracket = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return 0 }
    result.append(contentsOf: bytes[...bracket].filter { $0 == 0x0A })
    return bracket + 1
  }

  /// Whether the bytes end in a processing instruction that has a name, no data, and lacks its `>`.
  private static func endsInBareInstruction(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: "?") else { return false }
    // Each search ends where the last one began, so that the total time is linear.
    let ends = Set(" \t\r\n<>?".utf8)
    guard let end = bytes.dropLast().lastIndex(where: ends.contains), end > 0 else { return false }
    return bytes[end] == UInt8(ascii: "?") && bytes[end - 1] == UInt8(ascii: "<")
  }

  private static func namedCharacter(
    _ bytes: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let end = bytes.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
    guard !["amp", "lt", "gt", "quot", "apos"].contains(name),
      let scalar = HTMLEntities.scalar(named: name)
    else { return nil }
    return (scalar, end - bytes.startIndex + 1)
  }
}
