import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ErrorStateTests {
  private let failure = Failure("Could not load.")

  @Test func itDrawsTheFailureAlone() async {
    let shelf = await Shelf(at: .error("a", failure))
    let expected = ContentDisplay<Int>.drawing {
      $0.failure = failure
      $0.canRetry = true
      $0.canRefresh = true
      $0.announcement = "Could not load. Retry."
    }
    #expect(shelf.frames == [expected])
  }

  @Test func retryIsIgnoredWhereItCannotHelp() async {
    let shelf = await Shelf(at: .error("a", Failure("Gone.", canRetry: false)))
    await shelf.screen.send { $0.retry() }
    await shelf.screen.send { $0.refresh() }
    #expect(shelf.asked.isEmpty)
    #expect(shelf.display.announcement == "Gone.")
  }

  @Test func failRetrySucceedLeavesNothingOfTheErrorInEveryOrderOfAnswers() async {
    for lateFirst in [true, false] {
      let shelf = await Shelf(at: .loading("a"))
      await shelf.clock.advance(by: .seconds(30))
      await shelf.screen.send { $0.retry() }
      let calls = shelf.service.calls
      if lateFirst { await calls[0].fail(Plain()) }
      await calls[1].succeed(Page([1]))
      if !lateFirst { await calls[0].fail(Plain()) }
      #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [1])))
      let expected = ContentDisplay<Int>.drawing {
        $0.items = [1]
        $0.canRefresh = true
        $0.announcement = "1 item"
      }
      #expect(shelf.display == expected)
    }
  }
}
