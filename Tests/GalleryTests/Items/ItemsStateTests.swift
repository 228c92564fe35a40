import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The four states of the source, and the one that refreshes, each alone.
@MainActor
@Suite(.noMistakes) struct ItemsStateTests {
  private let busy: ContentDisplay<Item> = ItemsFixture.display("Loading.") {
    $0.activity = .loading
  }
  private let failed: ContentDisplay<Item> = ItemsFixture.display("No. Retry.") {
    $0.failure = Failure("No.")
    $0.canRetry = true
    $0.canRefresh = true
  }

  @Test func loadingStartsAtOnceAndShowsItsIndicatorWhenThereIsAWait() async {
    let fixture = await ItemsFixture()
    #expect(fixture.calls.count == 1)
    #expect(fixture.screen.display == ContentDisplay())
    await fixture.clock.advance(by: .milliseconds(300))
    #expect(fixture.screen.display == busy)
    await fixture.calls[0].succeed([.tent])
    #expect(fixture.screen.display == busy)
    await fixture.clock.advance(by: .milliseconds(500))
    #expect(fixture.screen.kind == .showingData([.tent]))
  }

  @Test func loadingIgnoresASecondRetry() async {
    let fixture = await ItemsFixture()
    await fixture.screen.send { $0.retry() }
    #expect(fixture.calls.count == 1)
    await fixture.calls[0].succeed([])
    #expect(fixture.screen.kind == .empty)
  }

  @Test func showingDataShowsTheItemsAlone() async {
    let fixture = await ItemsFixture(at: .showingData([.tent, .stove]))
    #expect(
      fixture.screen.display
        == ItemsFixture.display("2 items") {
          $0.items = [.tent, .stove]
          $0.canRefresh = true
        })
    #expect(fixture.calls.isEmpty)
    fixture.screen.state.loadMore()
    #expect(fixture.screen.kind == .showingData([.tent, .stove]))
  }

  @Test func refreshingKeepsTheItemsAndItsFailureIsANotice() async {
    let fixture = await ItemsFixture(at: .refreshing([.tent]), times: .off)
    #expect(
      fixture.screen.display
        == ItemsFixture.display("Refreshing.") {
          $0.activity = .refreshing
          $0.items = [.tent]
        })
    await fixture.calls[0].fail(Complaint("No."))
    #expect(
      fixture.screen.display
        == ItemsFixture.display("1 item. No.") {
          $0.items = [.tent]
          $0.notice = Notice("No.", remedy: .refresh)
          $0.canRetry = true
          $0.canRefresh = true
        })
  }

  @Test func emptyShowsItsReasonAndLooksAgain() async {
    let fixture = await ItemsFixture(at: .empty)
    #expect(
      fixture.screen.display
        == ItemsFixture.nothingThere)
    fixture.screen.state.refresh()
    #expect(fixture.screen.kind == .loading)
    await fixture.screen.settled()
    await fixture.calls[0].succeed([.tent])
  }

  @Test func errorShowsItsSentenceAndRetries() async {
    let fixture = await ItemsFixture(at: .error(Failure("No.")))
    #expect(fixture.screen.display == failed)
    fixture.screen.state.retry()
    #expect(fixture.screen.kind == .loading)
    await fixture.screen.settled()
    await fixture.calls[0].succeed([.tent])
  }
}
