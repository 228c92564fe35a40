import ScreensCommand
import Terminal
import Testing

/// The inspector as lines.
struct InspectorPaneTests {
  private func lines(_ columns: Int, _ rows: Int) -> [StyledLine] {
    InspectorPane(.sample, columns: columns, rows: rows).lines
  }

  @Test func whereThereIsRoomEachStateHasALine() {
    #expect(
      Frame(lines(44, 20)).text == """
        Inspector  shop/open
        ────────────────────────────────────────────
        States of shop
        ○ closed ─╮
        ▶ open   ◀╯ unlock()

        Under way  2 dropped as stale
          work result  until open exits
          timer slow in 3 s  until open exits

        Log  newest first
        ✓ closed → open  unlock()
        – push() ignored  by closed
        ✗ result refused: stale  closed






        """)
  }

  @Test func whereThereIsLittleThePathAndTheStatesRemain() {
    #expect(
      Frame(lines(30, 5)).text == """
        Inspector  shop/open
        States of shop
        ○ closed ▶ open
          closed → open  unlock()

        """)
  }

  @Test func onAWidePaneEachEntryNamesItsScreen() {
    let log = lines(60, 20).map(\.text).filter { $0.hasPrefix("✓") || $0.hasPrefix("–") }
    #expect(
      log == [
        "✓ closed → open  unlock()                               shop",
        "– push() ignored  by closed                             shop",
      ])
  }

  @Test func whatWasNotTakenHasAnotherColourAndSaysSoInWords() {
    let spans = lines(44, 20).flatMap(\.spans)
    #expect(spans.contains { $0.text.contains("ignored") && $0.style == .foreground(.yellow) })
    #expect(spans.contains { $0.text.contains("refused") && $0.style == .foreground(.red) })
    #expect(spans.contains { $0.text == "open" && $0.style.isReversed })
  }

  @Test func theTerminalsOwnSixteenColoursAreEnough() {
    // Neither black nor white letters are asked for: they would vanish on one of the backgrounds.
    let colours = lines(44, 20).flatMap(\.spans).compactMap(\.style.foreground)
    #expect(Set(colours).isSubset(of: [.red, .green, .yellow, .cyan]))
    #expect(lines(44, 20).flatMap(\.spans).allSatisfy { $0.style.background == nil })
  }
}
