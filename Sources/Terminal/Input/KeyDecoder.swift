import Foundation

/// Decodes the bytes of a terminal into keys.
///
/// An arrow key is sent as an escape character with further bytes, the Escape key as an escape
/// character alone. Many programs wait for a while to distinguish them. This decoder needs no
/// clock: a terminal writes a sequence at once, so an escape character at the end of a chunk is the
/// Escape key. Unknown sequences are dropped. Pasted text is dropped, too, so that it presses no
/// keys.
package struct KeyDecoder: Sendable {
  private enum State {
    case text
    /// After an escape character.
    case escape
    /// After `ESC [`, with the bytes since then.
    case control([UInt8])
    /// After `ESC O`.
    case single
    /// In a report of the terminal that ends with BEL or `ESC \`.
    case answer
  }

  private static let longestSequence = 32
  private var state = State.text
  /// The bytes of an incomplete scalar.
  private var scalar: [UInt8] = []
  private var isPasting = false

  package init() {}

  /// Returns the keys in one chunk of bytes.
  package mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, into: &keys) }
    switch state {
    case .escape:
      press(.escape, into: &keys)
      state = .text
    case .answer:
      state = .text
    case .text, .control, .single:
      break
    }
    return keys
  }

  private mutating func take(_ byte: UInt8, into keys: inout [Key]) {
    switch (state, byte) {
    case (.answer, 0x07):
      state = .text
    case (.escape, 0x1B):
      press(.escape, into: &keys)
    case (_, 0x1B):
      state = .escape
    case (.answer, _):
      break
    case (.escape, 0x00...0x1F):
      press(.escape, into: &keys)
      takeText(byte, into: &keys)
    case (_, 0x00...0x1F), (.text, _):
      takeText(byte, into: &keys)
    case (.escape, UInt8(ascii: "[")):
      state = .control([])
    case (.escape, UInt8(ascii: "O")):
      state = .single
    case (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "P")), (.escape, UInt8(ascii: "_")),
      (.escape, UInt8(ascii: "^")), (.escape, UInt8(ascii: "X")):
      state = .answer
    case (.escape, _):
      // A key pressed with Alt.
      state = .text
    case (.single, _):
      press(Key(finalByte: byte, firstParameter: nil), into: &keys)
      state = .text
    case (.control(let parameters), 0x20...0x3F) where parameters.count < Self.longestSequence:
      state = .control(parameters + [byte])
    case (.control(let parameters), _):
      finish(parameters, byte, into: &keys)
      state = .text
    }
  }

  private mutating func takeText(_ byte: UInt8, into keys: inout [Key]) {
    state = .text
    // A byte that does not continue a scalar begins a new one; invalid bytes are dropped.
    if byte & 0b1100_0000 != 0b1000_0000 || scalar.count == 4 { scalar = [] }
    scalar.append(byte)
    if byte < 0x20 || byte == 0x7F {
      press(Key(controlByte: byte), into: &keys)
    } else if let text = String(bytes: scalar, encoding: .utf8)?.unicodeScalars.first {
      scalar = []
      if text.properties.generalCategory != .control {
        press(.character(Character(text)), into: &keys)
      }
    }
  }

  private mutating func finish(_ parameters: [UInt8], _ byte: UInt8, into keys: inout [Key]) {
    let text = String(decoding: parameters, as: UTF8.self)
    switch (byte, text) {
    case (UInt8(ascii: "~"), "200"): isPasting = true
    case (UInt8(ascii: "~"), "201"): isPasting = false
    default:
      guard text.allSatisfy({ $0.isWholeNumber || $0 == ";" }) else { return }
      let first = text.split(separator: ";", omittingEmptySubsequences: false).first
      press(Key(finalByte: byte, firstParameter: first.flatMap { Int($0) }), into: &keys)
    }
  }

  /// Adds a key; Control-C also ends a paste, in case the terminal never ends it.
  private mutating func press(_ key: Key?, into keys: inout [Key]) {
    if key == .control("c") { isPasting = false }
    if let key, !isPasting { keys.append(key) }
  }
}
