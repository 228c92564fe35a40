/// A key, as far as a terminal distinguishes keys.
package enum Key: Sendable, Hashable {
  /// A key that writes a character. A character of several scalars arrives as several keys, which
  /// form one character again when they are appended to a string.
  case character(Character)

  /// A key pressed with Control: a lower-case letter, or one of `@ \ ] ^ _`.
  case control(Character)

  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, tab, backTab, escape
  case backspace
}

extension Key {
  /// The key of a control character outside an escape sequence.
  init?(controlByte byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x00, 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: return nil
    }
  }

  /// The key of `ESC [` with parameters and a final letter, or of `ESC O` and a letter; Shift and
  /// other modifiers are ignored.
  init?(finalByte: UInt8, firstParameter: Int?) {
    switch (finalByte, firstParameter) {
    case (UInt8(ascii: "A"), _): self = .up
    case (UInt8(ascii: "B"), _): self = .down
    case (UInt8(ascii: "C"), _): self = .right
    case (UInt8(ascii: "D"), _): self = .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): self = .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): self = .end
    case (UInt8(ascii: "Z"), _): self = .backTab
    case (UInt8(ascii: "~"), 5): self = .pageUp
    case (UInt8(ascii: "~"), 6): self = .pageDown
    default: return nil
    }
  }
}
