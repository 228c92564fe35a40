import Terminal
import Testing

struct LineFittingTests {
  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 9, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"),
    ("hello", 0, ""), ("hello", -1, ""), ("", 0, ""), ("語語", 4, "語語"), ("語語", 3, "語…"),
    ("語語", 2, "…"), ("語", 1, "…"), ("e\u{301}e\u{301}e", 2, "e\u{301}…"),
  ])
  func aLongLineEndsWithAnEllipsis(text: String, columns: Int, result: String) {
    #expect(StyledLine(text).truncated(to: columns).text == result)
  }

  @Test func theEllipsisHasTheStyleOfWhatItReplaces() {
    let line = StyledLine("ab", .bold) + StyledLine("cd", .dim)
    #expect(line.truncated(to: 3) == StyledLine("ab", .bold) + StyledLine("…", .dim))
  }

  @Test func aShortLineIsFilled() {
    #expect("ab".padded(to: 4) == "ab  ")
    #expect("語".padded(to: 4) == "語  ")
    #expect("abcd".padded(to: 2) == "abcd")
    #expect(StyledLine("a", .reversed).padded(to: 2, .reversed) == StyledLine("a ", .reversed))
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
    ("one two three", 5, ["one", "two", "three"]), ("one two", 3, ["one", "two"]),
    ("one  two", 4, ["one", "two"]), ("one    two", 3, ["one", "two"]), ("one   ", 3, ["one"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
    ("  indented", 20, ["  indented"]), ("", 5, [""]), ("     ", 3, [""]), ("ab", 0, ["a", "b"]),
    ("語語語", 4, ["語語", "語"]), ("語語", 1, ["語", "語"]), ("語 語語", 4, ["語", "語語"]),
    ("  abcdef", 4, ["  ab", "cdef"]),
  ])
  func aTextIsBrokenBetweenWords(text: String, columns: Int, lines: [String]) {
    #expect(StyledLine(text).wrapped(to: columns).map(\.text) == lines)
  }

  @Test func wrappedSpansKeepTheirStyle() {
    let line = StyledLine("one ", .bold) + StyledLine("two", .dim)
    #expect(line.wrapped(to: 4) == [StyledLine("one", .bold), StyledLine("two", .dim)])
  }

  @Test func noWrappedLineIsTooWideAndNoWordIsLost() {
    let pieces = ["a", "bc", "def", "語", "🙂", " ", " ", "  ", "e\u{301}", "longer-word"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12)).map { _ in pieces.randomElement() ?? "" }.joined()
      let columns = Int.random(in: 2...9)
      let lines = StyledLine(text).wrapped(to: columns)
      #expect(lines.allSatisfy { $0.displayWidth <= columns })
      #expect(lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
      #expect(StyledLine(text).truncated(to: columns).displayWidth <= columns)
      #expect(text.padded(to: columns).displayWidth >= columns)
    }
  }
}
