import Terminal
import TestTraits
import Testing

struct CanvasTests {
  private let size = TerminalSize(columns: 10, rows: 3)

  private func screen(
    after frames: [[StyledLine]], size: TerminalSize, styling: Styling = .colors
  ) -> VirtualScreen {
    var screen = VirtualScreen(size, filledWith: "#")
    var canvas = Canvas(styling: styling)
    for frame in frames { screen.take(canvas.draw(frame, size: size)) }
    return screen
  }

  private func changes(
    from previous: [StyledLine], to next: [StyledLine], styling: Styling = .colors
  ) -> String {
    var canvas = Canvas(styling: styling)
    _ = canvas.draw(previous, size: size)
    return canvas.draw(next, size: size)
  }

  @Test func nothingIsWrittenForWhatIsShownOrCannotBe() {
    let frame: [StyledLine] = ["one", StyledLine("two", .bold), "語"]
    #expect(changes(from: frame, to: frame) == "")
    let red: [StyledLine] = [StyledLine("one", .red)]
    #expect(changes(from: ["one"], to: red, styling: .attributes) == "")
    #expect(changes(from: ["one"], to: red) != "")
    #expect(changes(from: ["one"], to: ["one", "", "", "four"]) == "")
  }

  @Test func onlyTheRowsThatChangedAreWritten() {
    #expect(
      changes(from: ["count: 1", "rest"], to: ["count: 2", "rest"])
        == "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[Kcount: 2\u{1B}[?2026l")
    // After a letter on whose width terminals disagree, the rest keeps its columns.
    #expect(
      changes(from: ["語 1"], to: ["字 1"])
        == "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[K字\u{1B}[1;3H 1\u{1B}[?2026l")
  }

  @Test func theFirstFrameClearsTheScreenAndNothingPassesTheEdge() {
    let frames: [([StyledLine], [String])] = [
      (["0123456789abc", "語語語語語語", "x語語語語語", "fourth"], ["0123456789", "語語語語語", "x語語語語"]),
      // A mark with nothing to stand on takes no cell.
      (["\u{301}a"], ["a", "", ""]),
    ]
    for (frame, lines) in frames {
      let screen = screen(after: [frame], size: size)
      #expect(screen.lines == lines)
      #expect(screen.complaints == [])
    }
    let tiny = TerminalSize(columns: 0, rows: -1)
    #expect(screen(after: [["語"], ["ab", "c"]], size: tiny).lines == ["a"])
  }

  @Test func anotherSizeOrAForgottenScreenIsDrawnAnew() {
    var canvas = Canvas()
    let frame: [StyledLine] = ["one"]
    let first = canvas.draw(frame, size: size)
    #expect(canvas.draw(frame, size: size) == "")
    canvas.forget()
    #expect(canvas.draw(frame, size: size) == first)
    #expect(canvas.draw(frame, size: TerminalSize(columns: 9, rows: 3)).contains("\u{1B}[2J"))
  }

  @Test(arguments: Styling.allCases)
  func changesLeadToTheSameScreenAsDrawingAnew(styling: Styling) {
    for _ in 0..<(isLongForm ? 500 : 100) {
      let size = TerminalSize(columns: Int.random(in: 1...9), rows: Int.random(in: 1...4))
      var frames: [[StyledLine]] = [[]]
      for _ in 0..<6 { frames.append(random(near: frames[frames.count - 1])) }
      let changed = screen(after: frames, size: size, styling: styling)
      let anew = screen(after: frames.suffix(1), size: size, styling: styling)
      #expect(changed.cells == anew.cells)
      #expect(changed.complaints == [])
    }
  }

  /// A frame that differs from another in a few lines.
  private func random(near frame: [StyledLine]) -> [StyledLine] {
    let pieces = ["a", "b", "cd", " ", "  ", "語", "🙂", "e\u{301}", "❤️", "─"]
    let styles: [TextStyle] = [.plain, .plain, .bold, .reversed, .red]
    var lines = frame
    for _ in 0...Int.random(in: 0...2) {
      var line = StyledLine()
      for _ in 0..<Int.random(in: 0...7) {
        line += StyledLine(pieces.randomElement() ?? "", styles.randomElement() ?? .plain)
      }
      let index = Int.random(in: 0...4)
      if lines.indices.contains(index) { lines[index] = line } else { lines.append(line) }
    }
    if Int.random(in: 0..<4) == 0, !lines.isEmpty { lines.removeLast() }
    return lines
  }
}
