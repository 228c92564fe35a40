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
}
