import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ItemsFlowTests {
  @Test func failRetrySucceedAndFindNothing() async {
    let fixture = await ItemsFixture(times: .off)
    await fixture.calls[0].fail(Complaint("No."))
    await fixture.screen.send { $0.retry() }
    await fixture.calls[1].succeed([.tent])
    await fixture.screen.send { $0.refresh() }
    await fixture.calls[2].succeed([])
    #expect(
      fixture.frames == [
        ItemsFixture.display("Loading.") { $0.activity = .loading },
        ItemsFixture.display("No. Retry.") {
          $0.failure = Failure("No.")
          $0.canRetry = true
          $0.canRefresh = true
        },
        ItemsFixture.display("Loading.") { $0.activity = .loading },
        ItemsFixture.display("1 item") {
          $0.items = [.tent]
          $0.canRefresh = true
        },
        ItemsFixture.display("Refreshing.") {
          $0.activity = .refreshing
          $0.items = [.tent]
        },
        ItemsFixture.nothingThere,
      ])
  }

  @Test func aLateAnswerDoesNotActOnAScreenThatHasMovedOn() async {
    let fixture = await ItemsFixture(times: .off)
    fixture.screen.transition(to: .empty)
    #expect(fixture.calls[0].isCancelled)
    await fixture.calls[0].succeed([.tent])
    #expect(fixture.screen.kind == .empty)
    #expect(
      fixture.frames.last
        == ItemsFixture.nothingThere)
  }

  /// Of the four elements of the source, never are two shown at once by these four kinds.
  @Test func noFrameShowsTwoOfTheFourElements() async {
    let kinds: [ItemsKind] = [
      .loading, .showingData([.tent]), .empty, .error(Failure("No.")),
    ]
    for kind in kinds {
      let fixture = await ItemsFixture(at: kind, times: .off)
      let display = fixture.screen.display
      let elements = [
        display.activity != nil, !display.items.isEmpty, display.emptyReason != nil,
        display.failure != nil,
      ]
      #expect(elements.count { $0 } == 1, "\(kind)")
      fixture.service.work.abandon()
    }
  }
}
