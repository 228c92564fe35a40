import Terminal
import Testing

/// The width, the safety, the style and the fitting of lines.
struct TextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("語", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("「", 2), ("🙂", 2), ("👍🏽", 2),
    ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("☺︎", 1), ("─│", 2), ("…", 1),
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{FEFF}", 0), ("\u{AD}", 1),
    ("\u{1B}", 0), ("\n", 0), ("\r\n", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\u{20000}", 2),
    ("नि", 1), ("⌚", 2), ("\u{3247}", 2), ("\u{3248}", 1), ("\u{3164}", 2), ("\u{FFA0}", 1),
    ("\u{1161}", 0), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("e\u{301}\u{302}\u{303}\u{304}", 1), ("👨‍🚀", 2),
  ])
  func widthIsCountedInCells(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  // MARK: - Safety

  @Test(arguments: [
    ("plain text", "plain text"), ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a b"),
    ("a\u{2028}b", "a b"), ("\u{1B}[2J", "\u{FFFD}[2J"), ("\u{9B}2J", "\u{FFFD}2J"),
    ("a\u{202E}b\u{202C}c", "abc"), ("\u{2066}a\u{2069}", "a"), ("\u{FEFF}a", "a"),
    ("👩‍👩‍👧‍👦 語 é", "👩‍👩‍👧‍👦 語 é"),
    ("a" + String(repeating: "\u{301}", count: 1_000) + " b", "\u{FFFD} b"),
    (
      "a " + Array(repeating: "👩", count: 1_000).joined(separator: "\u{200D}"), "a \u{FFFD}"
    ),
    (
      "a" + String(repeating: "\u{301}", count: 30) + " and so on, and so on",
      "a" + String(repeating: "\u{301}", count: 30) + " and so on, and so on"
    ),
  ])
  func whatGivesOrdersIsMadeHarmless(text: String, safe: String) {
    #expect(text.neutralized == safe)
  }

  @Test func noScalarGetsThroughThatATerminalActsOn() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for left in StyledLine("a\(scalar)b").text.unicodeScalars {
        #expect(left.properties.generalCategory != .control)
        #expect(![.lineSeparator, .paragraphSeparator].contains(left.properties.generalCategory))
        #expect(!(0x202A...0x202E).contains(left.value) && !(0x2066...0x2069).contains(left.value))
      }
    }
  }

  // MARK: - Style

  @Test(
    arguments: [
      (.colors, "a \u{1B}[0;1;31mb\u{1B}[0m c"), (.attributes, "a \u{1B}[0;1mb\u{1B}[0m c"),
      (.none, "a b c"),
    ] as [(Styling, String)])
  func aLineIsWrittenAsFarAsTheOutputCanShowIt(styling: Styling, written: String) {
    let line = "a " + StyledLine("b", [.bold, .red]) + StyledLine(" c")
    #expect(line.written(styling) == written)
  }

  @Test(
    arguments: [
      (.bold, "1"), (.dim, "2"), (.reversed, "7"), (.red, "31"), (.green, "32"), (.yellow, "33"),
      (.cyan, "36"), ([.dim, .reversed, .green], "2;7;32"),
    ] as [(TextStyle, String)])
  func aStyleHasItsCodeAndEndsWithItsLine(style: TextStyle, code: String) {
    #expect(StyledLine("x", style).written(.colors) == "\u{1B}[0;\(code)mx\u{1B}[0m")
  }

  @Test func neighboursOfOneStyleAreOneSpan() {
    let line = StyledLine("語", .bold) + StyledLine("", .dim) + StyledLine("b", .bold)
    #expect(line == StyledLine("語b", .bold))
    #expect(line.spans.map(\.text) == ["語b"])
    #expect(line.displayWidth == 3)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], true, .colors),
      (["TERM": "xterm", "NO_COLOR": "1"], true, .attributes),
      (["TERM": "xterm", "NO_COLOR": "0"], true, .attributes),
      (["TERM": "xterm", "NO_COLOR": ""], true, .colors), (["TERM": "dumb"], true, .none),
      (["TERM": ""], true, .none), ([:], true, .none), (["TERM": "xterm"], false, .none),
    ] as [([String: String], Bool, Styling)])
  func theEnvironmentDecidesWhatTheOutputShows(
    environment: [String: String], isTerminal: Bool, styling: Styling
  ) {
    #expect(Styling(environment: environment, isTerminal: isTerminal) == styling)
  }

  // MARK: - Fitting

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 9, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"),
    ("hello", 0, ""), ("hello", -1, ""), ("", 0, ""), ("語語", 4, "語語"), ("語語", 3, "語…"),
    ("語語", 2, "…"), ("語", 1, "…"), ("e\u{301}e\u{301}e", 2, "e\u{301}…"),
  ])
  func aLongLineEndsWithAnEllipsis(text: String, columns: Int, result: String) {
    #expect(StyledLine(text).truncated(to: columns).text == result)
  }

  @Test func stylesSurviveTheFitting() {
    let line = StyledLine("ab ", .bold) + StyledLine("cd", .dim)
    #expect(line.truncated(to: 4) == StyledLine("ab ", .bold) + StyledLine("…", .dim))
    #expect(line.wrapped(to: 3) == [StyledLine("ab", .bold), StyledLine("cd", .dim)])
    #expect(StyledLine("語", .reversed).padded(to: 3, .reversed) == StyledLine("語 ", .reversed))
    #expect("abcd".padded(to: 2) == "abcd")
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

  @Test func noFittedLineIsTooWideAndNoWordIsLost() {
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
