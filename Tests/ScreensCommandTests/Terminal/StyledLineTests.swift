import Terminal
import Testing

extension StyledLine {
  /// What is written for this line on a terminal that is cleared before.
  fileprivate func drawn(_ styling: Styling) -> String {
    var canvas = Canvas(styling: styling)
    let orders = canvas.draw([self], size: TerminalSize(columns: 80, rows: 1))
    return String(orders.dropFirst("\u{1B}[?2026h\u{1B}[2J\u{1B}[1;1H".count).dropLast(8))
  }
}

struct StyledLineTests {
  private let line = "a " + StyledLine("b", [.bold, .red]) + StyledLine(" c")

  @Test func aLineIsWrittenWithItsColors() {
    #expect(line.drawn(.colors) == "a \u{1B}[0;1;31mb\u{1B}[0m c")
  }

  @Test func withoutColorsTheAttributesStay() {
    #expect(line.drawn(.attributes) == "a \u{1B}[0;1mb\u{1B}[0m c")
  }

  @Test func withoutStylesTheLettersStay() {
    #expect(line.drawn(.none) == "a b c")
  }

  @Test(
    arguments: [
      (.bold, "1"), (.dim, "2"), (.reversed, "7"), (.red, "31"), (.green, "32"), (.yellow, "33"),
      (.cyan, "36"), ([.dim, .reversed, .green], "2;7;32"),
    ] as [(TextStyle, String)])
  func aStyleHasItsCodeAndEndsWithItsLine(style: TextStyle, code: String) {
    #expect(StyledLine("x", style).drawn(.colors) == "\u{1B}[0;\(code)mx\u{1B}[0m")
  }

  @Test func neighboursOfOneStyleAreOneSpan() {
    let line = StyledLine("a", .bold) + StyledLine("", .dim) + StyledLine("b", .bold)
    #expect(line == StyledLine("ab", .bold))
    #expect(line.spans.count == 1)
    #expect(StyledLine("", .bold).isEmpty)
  }

  @Test func widthIsThatOfAllSpans() {
    #expect((StyledLine("語", .bold) + "x").displayWidth == 3)
  }
}
