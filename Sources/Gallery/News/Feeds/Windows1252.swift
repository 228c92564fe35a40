/// The Windows-1252 encoding, as browsers decode it.
///
/// It differs from ISO-8859-1 only in the range of control characters, so it decodes both. The
/// numbers 128 to 159 in HTML's character references have the same meaning.
enum Windows1252 {
  /// Decodes bytes; every byte is valid.
  static func decode(_ bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(scalar(for: byte)) }
    return String(scalars)
  }

  /// The character of a byte.
  static func scalar(for byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? high[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  private static let high: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
