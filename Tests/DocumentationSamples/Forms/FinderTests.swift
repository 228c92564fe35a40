import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct FinderTests {
  private let searches = PendingWork<String, [String]>()
  private let clock = ManualClock()

  private func screen() -> FinderScreen {
    let screen = FinderScreen(
      initial: .showing([], of: ""), keeping: FinderKept(),
      states: FinderStates { [searches] in try await searches($0) }, clock: clock)
    screen.start()
    return screen
  }

  @Test func itSearchesWhenTheUserPauses() async {
    let screen = screen()
    for words in ["t", "te", "tea"] {
      screen.kept.words = words
      await clock.advance(by: .milliseconds(299))
    }
    #expect(searches.calls.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(searches.calls.map(\.argument) == ["tea"])
    await searches.calls[0].succeed(["green tea"])
    #expect(screen.display.hits == ["green tea"])
  }

  @Test func anAnswerBetweenTwoLettersDoesNotEndThePause() async {
    let screen = screen()
    screen.kept.words = "tea"
    await clock.advance(by: .milliseconds(300))
    screen.kept.words = "tear"
    await searches.calls[0].succeed(["green tea"])
    #expect(screen.display.hits == ["green tea"])
    await clock.advance(by: .milliseconds(300))
    #expect(searches.calls.map(\.argument) == ["tea", "tear"])
    searches.abandon()
  }

  @Test func whoTypesTheOldWordsAgainIsNotSentAgain() async throws {
    let screen = screen()
    screen.kept.words = "t"
    screen.kept.words = ""
    try clock.checkNothingScheduled()
    #expect(screen.kind == .showing([], of: ""))
  }
}
