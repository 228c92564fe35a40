import ContentStates
import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import Testing

/// What is written to the terminal: no more than what changed, and nothing at rest.
@MainActor
struct AppWritingTests {
  @Test func nothingIsWrittenWhenNothingChanges() async {
    let run = AppRun(Entries.all(), opening: "news", columns: 120, rows: 40)
    run.press(.character("1"))
    await run.shows("✓ loadNews → displayNews")
    _ = run.written()
    // Keys that mean nothing, and movements that lead nowhere.
    run.press(.left, .character("~"), .up)
    run.resize(columns: 120, rows: 40)
    await run.settled()
    #expect(run.written() == "")
    run.end()
  }

  @Test func nothingIsSeenBeforeTheScreenThatWasAskedFor() {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 120, rows: 40)
    let written = run.written()
    #expect(written.contains("LOCKED"))
    #expect(!written.contains("lets one pass"))
    #expect(written.split(separator: "\u{1B}[?2026h").count == 1)
    run.end()
  }

  @Test func onlyWhatChangedIsWritten() async {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 200, rows: 60)
    await run.shows("✓ • → turnstile")
    let whole = run.written().utf8.count
    #expect(whole > 3_000)
    run.press(.character("c"))
    await run.settled()
    // One coin less, and nothing in the log: the coin was kept without a transition.
    #expect(run.written().utf8.count < 300)
    run.press(.character("p"))
    await run.shows("– push() ignored")
    // A line of the log, the others further down, and a sentence.
    #expect(run.written().utf8.count < whole / 3)
    run.end()
  }

  @Test func theTimeLeftIsToldOnceASecondAndOnlyWhileATimerIsShown() async {
    let clock = ManualClock()
    let items = PendingWork<Int, [Item]>()
    let entries = [
      AppEntry(name: "items", summary: "") {
        let screen: ItemsScreen = ContentScreen(clock: clock, load: { try await items(1) })
        return SampleStage(PlainSample(screen, requests: [], lines: { _ in [] }), named: "items")
      }
    ]
    let run = AppRun(entries, opening: "items", columns: 110, rows: 30, clock: clock)
    await run.shows("✓ • → loading")
    #expect(run.text.contains("timer slow in 5 s"))
    #expect(run.text.contains("timer deadline in 30 s"))
    await clock.advance(by: .seconds(1))
    #expect(run.text.contains("timer slow in 4 s"))
    #expect(run.text.contains("timer deadline in 29 s"))
    // Hidden, nothing of it is drawn.
    run.press(.character("i"))
    _ = run.written()
    await clock.advance(by: .seconds(2))
    #expect(run.written() == "")
    run.press(.character("i"))
    #expect(run.text.contains("timer slow in 2 s"))

    await items.calls[0].succeed([Item(name: "Lamp", note: "")])
    await run.shows("✓ loading → showingData")
    _ = run.written()
    await clock.advance(by: .seconds(60))
    #expect(run.written() == "")
    run.end()
  }

  @Test func movingTheChoiceWritesTwoLines() {
    let run = AppRun(Entries.all(), opening: nil, columns: 200, rows: 60)
    _ = run.written()
    run.press(.down)
    #expect(run.written().utf8.count < 500)
    run.end()
  }
}
