import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// The player plays: time goes on, and a track ends.
@MainActor
@Suite(.inTurn) struct PlayerTests {
  private func playing() async -> AppRun {
    let run = AppRun.all(opening: "player")
    run.press(.character("e"))
    await run.pass(.seconds(1))
    run.press(.character("l"))
    await run.pass(.seconds(1))
    run.press(.character("p"))
    return run
  }

  @Test func timeGoesOnAlsoInTheMenu() async {
    let run = await playing()
    #expect(run.text.contains("0:00 "))
    await run.pass(.seconds(5))
    #expect(run.text.contains("0:05 ━"))
    run.press(.escape)
    await run.pass(.seconds(60))
    run.press(.character("6"))
    #expect(run.text.contains("1:05 ━━━━━━━━━━━━━━━━"))
    run.press(.character("a"))
    await run.pass(.seconds(60))
    #expect(run.text.contains("1:05 ━"))
    run.press(.character("p"))
    await run.pass(.seconds(2))
    #expect(run.text.contains("1:07 ━"))
    run.end()
  }

  @Test func theLastTransitionsAreNotJoinedAcrossScreens() async {
    let run = await playing()
    let strip = "loggedOut ─logIn()→ loggedIn · • ─start→ stopped ─play()→  playing"
    #expect(run.text.contains(strip))
    run.end()
  }

  @Test func aTrackEndsTheNextFollowsAndTheLastStops() async {
    let run = await playing()
    await run.pass(.seconds(127))
    #expect(run.text.contains("▶ Fugue in C major"))
    #expect(run.text.contains("0:00 "))
    await run.pass(.seconds(114 + 96 + 101))
    #expect(run.path == "loggedIn/stopped")
    #expect(run.log.first?.hasPrefix("✓ playing ─track ends→ stopped") == true)
    run.end()
  }
}
