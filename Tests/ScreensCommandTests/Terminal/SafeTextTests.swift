import Terminal
import Testing

struct SafeTextTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a b"),
    ("a\u{2028}b", "a b"), ("\u{1B}[2J", "\u{FFFD}[2J"), ("\u{9B}2J", "\u{FFFD}2J"),
    ("\u{07}", "\u{FFFD}"), ("\u{7F}", "\u{FFFD}"), ("\u{0}", "\u{FFFD}"),
    ("a\u{202E}b\u{202C}c", "abc"), ("\u{2066}a\u{2069}", "a"), ("\u{FEFF}a", "a"),
    ("👩‍👩‍👧‍👦 語 é", "👩‍👩‍👧‍👦 語 é"),
  ])
  func whatGivesOrdersIsMadeHarmless(text: String, safe: String) {
    #expect(text.neutralized == safe)
  }

  @Test func aHeapOfMarksOrOfJoinedEmojiDoesNotReachACell() {
    let marks = String(repeating: "\u{301}", count: 1_000)
    #expect("a\(marks) b".neutralized == "\u{FFFD} b")
    let family = Array(repeating: "👩", count: 1_000).joined(separator: "\u{200D}")
    #expect("a \(family)".neutralized == "a \u{FFFD}")
    let piled = "a" + String(repeating: "\u{301}", count: 30) + " and so on, and so on"
    #expect(piled.neutralized == piled)
  }

  @Test func noScalarGetsThroughThatATerminalActsOn() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let line = StyledLine("a" + String(scalar) + "b")
      for left in line.text.unicodeScalars {
        #expect(left.properties.generalCategory != .control)
        #expect(![.lineSeparator, .paragraphSeparator].contains(left.properties.generalCategory))
        #expect(!(0x202A...0x202E).contains(left.value) && !(0x2066...0x2069).contains(left.value))
      }
    }
  }

  @Test func everyWayToMakeALineNeutralizes() {
    let escape = "\u{1B}]0;x\u{07}"
    let lines: [StyledLine] = [
      StyledLine(escape, .bold), "\(escape)", StyledLine("a") + StyledLine(escape),
    ]
    for line in lines {
      #expect(!line.text.contains("\u{1B}"))
      var canvas = Canvas()
      #expect(!canvas.draw([line], size: .usual).contains("\u{1B}]"))
    }
  }
}
