/// Decodes the bytes of a terminal into keys.
///
/// An arrow key is sent as an escape character with further bytes, the Escape key as an escape
/// character alone. Many programs wait for a while to distinguish them. This decoder needs no
/// clock: a terminal writes a sequence at once, so an escape character at the end of a chunk is the
/// Escape key. Unknown sequences are dropped. Pasted text is dropped, too, so that it presses no
/// keys.
package struct KeyDecoder: Sendable {
  private static let longestSequence = 32
  /// The bytes of an unfinished sequence or scalar.
  private var rest: [UInt8] = []
  private var isPasting = false

  package init() {}

  /// Returns the keys in one chunk of bytes.
  package mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    var unread = (rest + bytes)[...]
    rest = []
    while let first = unread.first {
      let isControl = first < 0x20 || first == 0x7F
      let found =
        first == 0x1B
        ? sequence(after: unread.dropFirst())
        : isControl ? (Key(controlByte: first), 1) : Self.character(in: unread)
      guard let (key, count) = found else {
        rest = Array(unread)
        break
      }
      // Control-C also ends a paste, in case the terminal never ends it.
      if key == .control("c") { isPasting = false }
      if let key, !isPasting { keys.append(key) }
      unread = unread.dropFirst(count)
    }
    return keys
  }

  /// The key of the bytes after an escape character, and how many to read, with that character;
  /// `nil` if the sequence is unfinished.
  private mutating func sequence(after bytes: ArraySlice<UInt8>) -> (key: Key?, count: Int)? {
    let body = bytes.dropFirst()
    guard let first = bytes.first, first >= 0x20 else { return (.escape, 1) }
    switch Unicode.Scalar(first) {
    case "[":
      let parameters = body.prefix(Self.longestSequence).prefix { (0x20...0x3F).contains($0) }
      guard let final = body.dropFirst(parameters.count).first else { return nil }
      // A control character ends the sequence, and is a key of its own.
      if final < 0x20 { return (nil, 2 + parameters.count) }
      return (key(parameters, final), 3 + parameters.count)
    case "O":
      guard let final = body.first else { return nil }
      return final < 0x20 ? (nil, 2) : (Key(finalByte: final, firstParameter: nil), 3)
    case "]", "P", "_", "^", "X":
      // A report of the terminal, which ends with BEL or `ESC \`, or with the chunk.
      let report = body.prefix { $0 != 0x07 && $0 != 0x1B }
      return (nil, 2 + report.count + (body.dropFirst(report.count).first == 0x07 ? 1 : 0))
    case "\\": return (nil, 2)  // The end of a report.
    default:
      // Also a key pressed with Alt, which cannot be told from two keys in a row.
      return (.escape, 1)
    }
  }

  /// The key of a sequence with parameters and a final byte, if it is none that begins or ends a
  /// paste.
  private mutating func key(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> Key? {
    let text = String(decoding: parameters, as: UTF8.self)
    switch (final, text) {
    case (UInt8(ascii: "~"), "200"): isPasting = true
    case (UInt8(ascii: "~"), "201"): isPasting = false
    default:
      guard text.allSatisfy({ $0.isWholeNumber || $0 == ";" }) else { return nil }
      let first = text.split(separator: ";", omittingEmptySubsequences: false).first
      return Key(finalByte: final, firstParameter: first.flatMap { Int($0) })
    }
    return nil
  }

  /// The key of the first scalar, if it is text, and its bytes; `nil` if some have not arrived.
  private static func character(in bytes: ArraySlice<UInt8>) -> (key: Key?, count: Int)? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      let scalar = Unicode.UTF8.decode(encoded)
      let isControl = scalar.properties.generalCategory == .control
      return (isControl ? nil : .character(Character(scalar)), encoded.count)
    case .error(let count):
      let lead = bytes[bytes.startIndex]
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      let isUnfinished = (0xC2...0xF4).contains(lead) && count == bytes.count && count < length
      return isUnfinished ? nil : (nil, count)
    case .emptyInput:
      return nil
    }
  }
}
