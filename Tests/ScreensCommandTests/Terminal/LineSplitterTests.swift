import Terminal
import Testing

struct LineSplitterTests {
  private func lines(of text: String, limit: Int = 100, piece: Int = 1) -> [String] {
    lines(of: Array(text.utf8), limit: limit, piece: piece)
  }

  private func lines(of bytes: [UInt8], limit: Int = 100, piece: Int = 1) -> [String] {
    var splitter = LineSplitter(limit: limit)
    var lines: [String] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      lines += splitter.lines(in: bytes[start..<min(start + piece, bytes.count)])
    }
    return lines + (splitter.lastLine().map { [$0] } ?? [])
  }

  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("\n\n", ["", ""]), ("é\n語", ["é", "語"]),
      ("\r\n", [""]),
    ] as [(String, [String])])
  func linesEndAtTheirBreaks(text: String, expected: [String]) {
    for piece in [1, 2, 3, 100] { #expect(lines(of: text, piece: piece) == expected) }
  }

  @Test func bytesThatAreNoTextAreMarked() {
    #expect(lines(of: [0x61, 0xFF, 0x62, 0x0A]) == ["a\u{FFFD}b"])
  }

  @Test func aLineThatIsTooLongIsCutAndTheNextIsNot() {
    #expect(lines(of: "abcdef\nghi", limit: 3) == ["abc", "ghi"])
    #expect(lines(of: "abc\r\nabcd\r\n", limit: 3) == ["abc", "abc"])
  }

  @Test func aCutNeverSplitsACharacter() {
    #expect(lines(of: "aéb\n", limit: 2) == ["a"])
    #expect(lines(of: "aéb\n", limit: 3) == ["aé"])
    #expect(lines(of: "a🙂b\n", limit: 4) == ["a"])
    #expect(lines(of: "a🙂b\n", limit: 5) == ["a🙂"])
  }

  @Test func continuationBytesWithoutEndAreCutAtTheLimit() {
    #expect(lines(of: Array(repeating: 0x80, count: 50), limit: 4)[0].count <= 4)
  }
}
