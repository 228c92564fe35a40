import ContentStates
import Foundation
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct CancellationTests {
  @Test func cancellationIsRecognised() {
    #expect(isCancellationError(CancellationError()))
    #expect(isCancellationError(URLError(.cancelled)))
    #expect(isCancellationError(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)))
    #expect(isCancellationError(NSError(domain: NSCocoaErrorDomain, code: 3072)))
  }

  @Test func otherErrorsAreNot() {
    #expect(!isCancellationError(URLError(.timedOut)))
    #expect(!isCancellationError(NSError(domain: "Shelf", code: -999)))
    #expect(!isCancellationError(Plain()))
    #expect(!isCancellationError(LoadingError.cancelled))
  }

  @Test(arguments: [CancellationError() as any Error, URLError(.cancelled)])
  func aFirstLoadThatWasCancelledCanBeRetried(error: any Error) async {
    let shelf = await Shelf(at: .loading("a"))
    await shelf.fail(error)
    #expect(shelf.kind == .error("a", Failure("Loading was cancelled.")))
    await shelf.screen.send { $0.retry() }
    await shelf.answer([1])
    #expect(shelf.display.items == [1])
  }

  @Test func anAppAddsItsOwn() async {
    let content = ShelfContent(request: "a", items: [1])
    let shelf = await Shelf(at: .refreshing(content)) {
      $0.isCancellation = { $0 is Plain }
    }
    await shelf.fail(Plain())
    #expect(shelf.kind == .showingData(content))
  }

  @Test func leavingALoadIsNotShownAtAll() async {
    let shelf = await Shelf(at: .loading("a"))
    shelf.screen.transition(to: .empty("a", .nothingThere))
    #expect(shelf.service.calls[0].isCancelled)
    await shelf.fail(CancellationError())
    #expect(shelf.kind == .empty("a", .nothingThere))
    #expect(shelf.frames.count == 2)
  }
}
