import ContentStates
import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// Marks in the log of each request, and how one steps back.
@MainActor
@Suite(.inTurn) struct LogTests {
  @Test func theLogSaysWhatCameOfIt() async {
    let run = AppRun.all(opening: "items", columns: 120, rows: 40)
    await run.pass(.seconds(1))
    // The indicator has appeared, and stays for a moment.
    #expect(run.log.first == "✓ loading ─timer→ showingData  6 items")
    run.press(.character("F"), .character("r"))
    await run.pass(.seconds(1))
    let failure = "failed: The items could not be loaded."
    #expect(run.log.first == "✓ refreshing ─timer→ showingData  \(failure)")
    #expect(run.text.contains("│    1.8  ✓ refreshing ─timer→ showingData  failed: The items"))
    run.end()
  }

  @Test func whatWasNotTakenSaysSoAndAGuardIsNoError() {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 110, rows: 24)
    for key in "pccx" { run.press(.character(key)) }
    #expect(
      run.log == [
        "◇ close() refused by unlocked", "✓ locked ─coin()→ unlocked",
        "◇ coin() refused by locked", "– push() ignored by locked", "✓ start → locked",
      ])
    let red = run.frame.flatMap(\.spans).filter { $0.style.foreground == .red }
    #expect(red.isEmpty)
    run.end()
  }

  @Test func theInnerScreenIsInTheLogToo() async {
    let run = AppRun(Entries.all(), opening: "player", columns: 110, rows: 40)
    run.press(.character("e"))
    await run.settled()
    run.press(.character("l"))
    await run.settled()
    run.press(.character("p"))
    #expect(run.path == "loggedIn/playing")
    #expect(run.log.first == "✓ stopped ─play()→ playing  Prelude in C major")
    #expect(run.log.contains("✓ unregistered ─register()→ registered"))
    run.end()
  }

  @Test func itScrollsAndEnterStepsBackToThatFrame() async {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 110, rows: 24)
    for _ in 0..<4 { run.type("ccp") }
    #expect(run.text.contains("4 people have passed"))
    #expect(!run.text.contains("✓ start → locked"))
    run.press(.tab, .tab, .character("G"))
    #expect(run.text.contains("✓ start → locked"))
    run.press(.enter)
    #expect(run.text.contains("0 people have passed"))
    #expect(run.text.contains("0.0 s ago"))
    run.press(.up)
    #expect(run.text.contains("1 coin due"))
    run.press(.up)
    #expect(run.text.contains("Please pass."))
    run.press(.escape)
    #expect(run.text.contains("4 people have passed"))
    run.end()
  }

  @Test func whileOneLooksBackTheScreenTakesNoRequests() {
    let run = AppRun(Entries.all(), opening: "turnstile")
    run.press(.tab, .tab, .enter, .character("c"), .character("x"))
    #expect(run.log == ["✓ start → locked"])
    // In one pane, stepping back shows the screen; Escape returns to the present.
    #expect(run.text.contains("2 coins due"))
    run.press(.escape, .character("c"))
    #expect(run.text.contains("1 coin due"))
    run.end()
  }

  @Test func anEntryThatIsMarkedStaysMarkedWhenOthersCome() {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 110, rows: 24)
    run.type("pp")
    run.press(.tab, .tab, .down, .down)
    func marked() -> String? {
      run.frame.flatMap(\.spans).first { $0.style == .reversed && $0.text.contains("→") }
        .map { String($0.text.drop { $0 != "✓" }.prefix(16)) }
    }
    #expect(marked() == "✓ start → locked")
    run.press(.character("p"))
    #expect(run.log.count == 4)
    #expect(marked() == "✓ start → locked")
    run.end()
  }
}
