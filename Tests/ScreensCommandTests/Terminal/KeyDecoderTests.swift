import Terminal
import Testing

struct KeyDecoderTests {
  @Test(arguments: [
    ("\u{1B}[A", Key.up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ("\u{1B}[Z", .backTab), ("\u{1B}[1;5A", .up),
    ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace),
    ("\u{1B}", .escape), ("\u{03}", .control("c")), ("\u{1A}", .control("z")),
    ("\u{01}", .control("a")), ("\u{00}", .control("@")), ("\u{1C}", .control("\\")),
    ("q", .character("q")), (" ", .character(" ")), ("é", .character("é")), ("語", .character("語")),
    ("🙂", .character("🙂")),
  ])
  func aSequenceAByteOrAScalarIsAKey(text: String, key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: text.utf8) == [key])
  }

  @Test(
    arguments: [
      // An escape character at the end of a read is the Escape key; one before a sequence, too.
      (["a\u{1B}", "[A"], [.character("a"), .escape, .character("["), .character("A")]),
      (["\u{1B}\u{1B}"], [.escape, .escape]),
      (["\u{1B}q"], [.escape, .character("q")]), (["\u{1B}é"], [.escape, .character("é")]),
      (["\u{1B}\u{1B}[A"], [.escape, .up]),
      // A sequence may be split behind its bracket.
      (["\u{1B}[", "A"], [.up]), (["\u{1B}O", "A"], [.up]), (["\u{1B}[1;", "2A"], [.up]),
      // An unfinished one cannot hold back Control-C.
      (["\u{1B}[1;", "\u{03}"], [.control("c")]), (["\u{1B}O", "\u{03}"], [.control("c")]),
      (["\u{1B}[200~text", "\u{03}"], [.control("c")]),
      (["\u{1B}]0;title", "\u{03}"], [.control("c")]),
      // Pasted text presses no keys.
      (
        ["a\u{1B}[200~q\r", "more\u{1B}", "\u{1B}[201~b"], [.character("a"), .character("b")]
      ),
    ] as [([String], [Key])])
  func readsAreKeys(reads: [String], keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(reads.flatMap { decoder.keys(in: $0.utf8) } == keys)
  }

  @Test func aScalarMayBeSplitAnywhere() {
    var decoder = KeyDecoder()
    let keys = "é語🙂".utf8.flatMap { decoder.keys(in: [$0]) }
    #expect(keys == [.character("é"), .character("語"), .character("🙂")])
  }

  @Test(arguments: [
    "\u{1B}[15~", "\u{1B}[?1;2c", "\u{1B}OP", "\u{1B}[97;5u", "\u{1B}[ q",
    "\u{1B}]11;rgb:0000/0000/0000\u{07}", "\u{1B}]0;title\u{1B}\\", "\u{1B}P1$r\u{1B}\\",
  ])
  func anUnknownSequenceIsDroppedAndTheNextKeyIsNot(sequence: String) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: (sequence + "q").utf8) == [.character("q")])
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xC2, 0x9B],
    ] as [[UInt8]])
  func bytesThatAreNoTextAreDropped(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: bytes + [UInt8(ascii: "q")]) == [.character("q")])
  }

  @Test func anEndlessSequenceIsGivenUp() {
    var decoder = KeyDecoder()
    let keys = decoder.keys(in: ("\u{1B}[" + String(repeating: "1", count: 100) + "q").utf8)
    #expect(keys.last == .character("q"))
  }

  @Test func anyBytesInAnyPiecesAreTaken() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      var decoder = KeyDecoder()
      for _ in 0..<8 {
        let count = Int.random(in: 0...6, using: &generator)
        let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x7E, 0x5D, 0x32, 0x30, 0xE2, 0x82, 0xAC]
        _ = decoder.keys(
          in: (0..<count).map { _ in
            Bool.random() ? likely.randomElement() ?? 0 : UInt8.random(in: 0...255)
          })
      }
      let keys = decoder.keys(in: [0x03, UInt8(ascii: "q")])
      #expect(keys.suffix(2) == [.control("c"), .character("q")])
    }
  }
}
