import Gallery
import ScreenStates
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

  @Test func movingTheChoiceWritesTwoLines() {
    let run = AppRun(Entries.all(), opening: nil, columns: 200, rows: 60)
    _ = run.written()
    run.press(.down)
    #expect(run.written().utf8.count < 500)
    run.end()
  }
}
