import Terminal
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("語", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("「", 2), ("🙂", 2), ("👍🏽", 2),
    ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("☺︎", 1), ("─│", 2), ("…", 1),
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{FEFF}", 0), ("\u{AD}", 1),
    ("\u{1B}", 0), ("\n", 0), ("\r\n", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\u{20000}", 2),
    ("नि", 1), ("⌚", 2), ("\u{3247}", 2), ("\u{3248}", 1), ("\u{3164}", 2), ("\u{FFA0}", 1),
    ("\u{1161}", 0), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
  ])
  func widthIsCountedInCells(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func noCharacterIsWiderThanTwoCells() {
    #expect(Character("e\u{301}\u{302}\u{303}\u{304}").displayWidth == 1)
    #expect(Character("👨‍🚀").displayWidth == 2)
  }
}
