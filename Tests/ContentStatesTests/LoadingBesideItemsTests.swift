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
}
