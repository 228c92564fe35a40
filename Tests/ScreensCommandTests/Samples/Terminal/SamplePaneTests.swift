import ScreensCommand
import Terminal
import Testing

@Suite struct SamplePaneTests {
  private func scene(
    _ columns: Int, _ rows: Int, _ change: (inout SampleScene) -> Void = { _ in }
  ) -> SampleScene {
    var scene = SampleScene()
    scene.name = "shop"
    scene.path = "open/browsing"
    scene.lines = ["things: 2", "  1. A lamp that one can read by", "  2. A pen"]
    scene.requests = [
      SampleScene.Request("add", key: "a"),
      SampleScene.Request("retry", key: "t", isAnswered: false),
      SampleScene.Request("log out", key: "o"),
    ]
    scene.size = TerminalSize(columns: columns, rows: rows)
    change(&scene)
    return scene
  }

  private func text(_ scene: SampleScene) -> String { SamplePane(scene).frame.text }

  @Test func whereThereIsRoomAllIsShown() {
    let scene = scene(50, 12) {
      $0.typed = "add 3"
      $0.sentence = "There is no product 3 here."
    }
    #expect(
      text(scene) == """
         Shop                               open/browsing
        ──────────────────────────────────────────────────
         things: 2
           1. A lamp that one can read by
           2. A pen



        ──────────────────────────────────────────────────
         There is no product 3 here.
         a add · t retry · o log out · ? help · q quit
         › add 3
        """)
  }

  @Test func longLinesKeepTheirIndentationAndTheRuleSaysWhatIsInView() {
    let scene = scene(24, 12) {
      $0.lines.append("  3. A very long sofa for all of the family")
      $0.firstLine = 2
      $0.sentence = "Sofas cannot be added to a basket; add something smaller."
    }
    #expect(
      text(scene) == """
         Shop     open/browsing
        ────────────────────────
           can read by
           2. A pen
           3. A very long sofa
           for all of the
        ───────────── 3–6 of 7 ─
         Sofas cannot be added
         to a basket; add
         something smaller.
         a add · o log out
         ? help · q quit
        """)
  }

  @Test func whatMattersLessGoesFirst() {
    #expect(
      text(scene(40, 5)) == """
         Shop                     open/browsing
         things: 2
           1. A lamp that one can read by
           2. A pen
         a add · o log out · ? help · q quit
        """)
    #expect(text(scene(12, 5)).hasSuffix("\n? help"))
    #expect(text(scene(5, 5)).hasSuffix("\nA"))
    #expect(
      text(scene(40, 3)) == """
         Shop                     open/browsing
         things: 2
         a add · o log out · ? help · q quit
        """)
    #expect(text(scene(40, 2) { $0.sentence = "No." }) == " things: 2\n No.")
    #expect(text(scene(40, 1) { $0.typed = "add" }) == " › add")
  }

  @Test func ofALongLineTheEndIsInView() {
    #expect(text(scene(10, 1) { $0.typed = "add 123" }) == "› add 123")
    #expect(text(scene(10, 1) { $0.typed = "add 1234" }) == "› …d 1234")
    #expect(text(scene(10, 1) { $0.typed = "add 語語" }) == "› …d 語語")
    #expect(text(scene(3, 1) { $0.typed = "add" }) == "…d")
    #expect(text(scene(1, 1) { $0.typed = "add" }) == "")
  }

  @Test func theCursorIsTheOnlyReversedCell() {
    for size in [(80, 24), (10, 3), (1, 1)] {
      let frame = SamplePane(scene(size.0, size.1) { $0.typed = "add" }).frame
      let reversed = frame.lines.flatMap(\.spans).filter(\.style.isReversed)
      #expect(reversed.map(\.text) == [" "])
      #expect(frame.lines.last?.spans.last == reversed.first)
    }
  }

  @Test func requestsThatAreNotAnsweredAreFaint() {
    let foot = SamplePane(scene(50, 12)).frame.lines[11]
    let faint = foot.spans.filter { $0.style == .dim }.map(\.text)
    #expect(faint == [" · t retry · ", " · ", " · "])
    #expect(
      foot.spans.filter { $0.style == .bold }.map(\.text) == ["a ", "o ", "? ", "q "])
  }

  @Test func theSentenceIsYellowAndThePathIsFaint() {
    let lines = SamplePane(scene(50, 12) { $0.sentence = "No." }).frame.lines
    #expect(lines[10].spans.last?.style == .foreground(.yellow))
    #expect(lines[0].spans.last?.style == .dim)
  }

  @Test func nothingLeadsBeyondTheEnds() {
    // Ten lines in a body of five.
    func first(from line: Int, _ movement: Movement) -> Int {
      SamplePane(
        scene(50, 7) {
          $0.lines = (1...10).map { StyledLine(String($0)) }
          $0.firstLine = line
        }
      ).firstLine(after: movement)
    }
    #expect(first(from: 0, .lines(-1)) == 0)
    #expect(first(from: 0, .lines(1)) == 1)
    #expect(first(from: 0, .pages(1)) == 4)
    #expect(first(from: 5, .pages(1)) == 5)
    #expect(first(from: 99, .lines(-1)) == 4)
    #expect(first(from: 0, .end) == 5)
    #expect(first(from: 6, .start) == 0)
  }

  @Test(arguments: 1...30) func everyLineFitsAtEverySize(columns: Int) {
    for rows in [1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 24] {
      for (sentence, typed) in [("", ""), ("It failed for a long reason.", "語語語語語 and more")] {
        let frame = SamplePane(
          scene(columns, rows) {
            $0.sentence = sentence
            $0.typed = typed
            $0.firstLine = 2
          }
        ).frame
        #expect(frame.lines.count == rows)
        #expect(frame.lines.allSatisfy { $0.displayWidth <= columns })
      }
    }
  }
}
