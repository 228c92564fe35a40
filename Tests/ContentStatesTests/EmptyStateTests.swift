import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct EmptyStateTests {
  @Test(arguments: [
    (EmptyReason.nothingThere, "No items."), (.nothingMatches, "No matches."),
  ])
  func itDrawsTheReason(reason: EmptyReason, announcement: String) async {
    let shelf = await Shelf(at: .empty("a", reason))
    let expected = ContentDisplay<Int>.drawing {
      $0.emptyReason = reason
      $0.canRetry = true
      $0.canRefresh = true
      $0.announcement = announcement
    }
    #expect(shelf.frames == [expected])
  }

  @Test func retryAndRefreshLoadTheSameOnce() async {
    for request in [{ $0.retry() }, { $0.refresh() }] as [(ContentState<ShelfKind>) -> Void] {
      let shelf = await Shelf(at: .empty("a", .nothingThere))
      await shelf.screen.send {
        request($0)
        request($0)
      }
      await shelf.screen.send(request)
      #expect(shelf.kind == .loading("a"))
      #expect(shelf.asked == [Ask("a")])
    }
  }

  @Test func anotherRequestLoads() async {
    let shelf = await Shelf(at: .empty("a", .nothingMatches))
    await shelf.screen.send { $0.ask(for: "b") }
    #expect(shelf.kind == .loading("b"))
  }

  @Test func thereIsNoMoreToLoad() async {
    let shelf = await Shelf(at: .empty("a", .nothingMatches))
    await shelf.screen.send { $0.loadMore() }
    #expect(shelf.kind == .empty("a", .nothingMatches))
  }
}
