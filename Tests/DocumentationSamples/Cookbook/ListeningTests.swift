import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct ListeningTests {
  @Test func threeChildrenRunSideBySide() async {
    let (clock, work) = (ManualClock(), PendingWork<Void, Void>())
    let screen = Screen<Listening.EpisodeKind>(
      initial: .listening, states: Listening.EpisodeStates { try await work(()) }, clock: clock)
    screen.start()
    await screen.settled()
    #expect(screen.path == "listening/(playing, loading, off)")
    screen.child(Listening.SleepKind.self)?.state.sleep(after: .seconds(60))
    await work.calls[0].succeed(())
    #expect(screen.path == "listening/(playing, there, running)")
    await clock.advance(by: .seconds(60))
    #expect(screen.path == "listening/(paused, there, over)")
  }
}
