import ContentStates
import Foundation
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a refresh and a further page have in common: the items stay while they load.
@MainActor
@Suite(.noMistakes) struct LoadingBesideItemsTests {
  nonisolated static let content = ShelfContent(
    request: "a", items: [1, 2], next: PageCursor(2))
  nonisolated static let kinds: [ShelfKind] = [.refreshing(content), .loadingMore(content)]

  /// The items with the answer `[3]`.
  private func answered(_ kind: ShelfKind) -> [Int] {
    kind == .refreshing(Self.content) ? [3] : [1, 2, 3]
  }

  @Test(arguments: kinds)
  func theDeadlineIsANotice(kind: ShelfKind) async {
    let shelf = await Shelf(at: kind)
    await shelf.clock.advance(by: .milliseconds(29_999))
    #expect(shelf.kind == kind)
    await shelf.clock.advance(by: .milliseconds(1))
    var failed = Self.content
    failed.notice = Notice(
      "It took too long.", remedy: kind == .refreshing(Self.content) ? .refresh : .loadMore)
    #expect(shelf.kind == .showingData(failed))
  }

  @Test(arguments: kinds, [CancellationError() as any Error, URLError(.cancelled)])
  func whatWasCancelledIsAsIfItHadNotBeen(kind: ShelfKind, error: any Error) async {
    let shelf = await Shelf(at: kind)
    await shelf.fail(error)
    #expect(shelf.kind == .showingData(Self.content))
  }

  @Test(arguments: kinds)
  func whatIsAnsweredSoonShowsNoIndicator(kind: ShelfKind) async {
    let shelf = await Shelf(at: kind)
    await shelf.clock.advance(by: .milliseconds(299))
    await shelf.answer([3])
    #expect(shelf.frames.map(\.activity) == [nil, nil])
    #expect(shelf.display.items == answered(kind))
  }

  @Test(arguments: kinds)
  func anIndicatorThatHasAppearedStays(kind: ShelfKind) async {
    let shelf = await Shelf(at: kind)
    await shelf.clock.advance(by: .milliseconds(300))
    #expect(shelf.display.activity?.rawValue == kind.name)
    await shelf.answer([3])
    await shelf.clock.advance(by: .milliseconds(499))
    #expect(shelf.display.items == [1, 2])
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.display.items == answered(kind))
    #expect(shelf.clock.scheduledCount == 0)
  }
}
