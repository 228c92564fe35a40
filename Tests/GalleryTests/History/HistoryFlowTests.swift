import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct HistoryFlowTests {
  @Test(arguments: CallOutcome.allCases)
  func aLateAnswerDoesNotGiveAwayWhatIsHidden(_ outcome: CallOutcome) async {
    let fixture = await HistoryFixture()
    await fixture.screen.send { $0.hide() }
    #expect(fixture.calls[0].isCancelled)
    switch outcome {
    case .items: await fixture.calls[0].succeed(Page(["one"]))
    case .nothing: await fixture.calls[0].succeed(Page([]))
    case .error: await fixture.calls[0].fail(Complaint("No."))
    }
    #expect(
      fixture.frames == [
        HistoryFixture.display("Loading.") { $0.activity = .loading },
        HistoryFixture.display("The history is hidden.") { $0.isHidden = true },
      ])
  }

  @Test func everyKindIsSavedAndRestored() async throws {
    let kinds =
      HistoryKind<String>.samples(
        of: Content(
          request: NoRequest(), items: ["one"], next: PageCursor(1), notice: Notice("No.")))
      + [.hidden]
    for kind in kinds {
      let restored = try Coding.restored(kind)
      #expect(restored == kind)
      let before = await HistoryFixture(at: kind)
      let after = await HistoryFixture(at: restored)
      #expect(after.screen.display == before.screen.display)
      #expect(after.calls.map(\.argument) == before.calls.map(\.argument))
      before.work.abandon()
      after.work.abandon()
    }
  }

  /// The shows of the Gallery, through the same classes.
  @Test func theShowsOfTheGallery() async {
    let screen = HistoryScreen.history(of: BundledHistoryService(), times: .off)
    screen.start()
    await screen.settled()
    #expect(screen.display.announcement == "5 shows")
    await screen.send { $0.loadMore() }
    screen.state.loadMore()
    await screen.settled()
    #expect(screen.display.items.count == 12)
    #expect(screen.display.items.last?.title == "Die Spinnen")
    #expect(!screen.display.hasMore)
  }
}
