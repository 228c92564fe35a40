import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct HistoryStateTests {
  private let content = Content(
    request: NoRequest(), items: ["one", "two"], next: PageCursor(2))

  @Test func emptyIsTheHistorysOwnClassAndDrawsAHint() async {
    let fixture = await HistoryFixture(at: .empty(NoRequest(), .nothingThere))
    #expect(fixture.screen.state is NothingWatchedState<String>)
    #expect(
      fixture.screen.display
        == HistoryFixture.display("No items.") {
          $0.emptyReason = .nothingThere
          $0.hint = "What you watch is listed here."
        })
    fixture.screen.state.refresh()
    #expect(fixture.screen.kind == .loading())
    await fixture.screen.settled()
    await fixture.calls[0].succeed(Page(["one"]))
    #expect(fixture.screen.display.hint == nil)
  }

  @Test func hiddenShowsNothingAndAnswersOnlyReveal() async {
    let fixture = await HistoryFixture(at: .hidden)
    let hidden = HistoryFixture.display("The history is hidden.") { $0.isHidden = true }
    #expect(fixture.screen.display == hidden)
    await fixture.screen.send {
      $0.retry()
      $0.refresh()
      $0.loadMore()
      $0.ask(for: NoRequest())
      $0.hide()
    }
    #expect(fixture.frames == [hidden])
    #expect(fixture.calls.isEmpty)
    fixture.screen.state.reveal()
    #expect(fixture.screen.kind == .loading())
    await fixture.screen.settled()
    await fixture.calls[0].succeed(Page([]))
  }

  @Test func onlyAHiddenHistoryIsRevealed() async {
    let fixture = await HistoryFixture(at: .showingData(content))
    let log = TransitionRecorder(of: fixture.screen)
    fixture.screen.state.reveal()
    #expect(log.all.map(\.outcome) == [.ignored])
    #expect(fixture.screen.kind == .showingData(content))
  }
}
