import ContentStates
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A view sends requests while a frame is told; they run afterwards.
@MainActor
@Suite(.noMistakes) struct RequestsOfObserversTests {
  private let content = ShelfContent(request: "a", items: [1, 2], next: PageCursor(2))

  private func asking(_ words: String) -> ShelfContent {
    var content = content
    content.asked = words
    return content
  }

  /// Sends requests in one call of an observer, and returns what the log says.
  private func observe(
    _ shelf: Shelf, _ send: @escaping (ContentState<ShelfKind>) -> Void
  ) async -> [String] {
    let log = TransitionRecorder(of: shelf.screen)
    var send: ((ContentState<ShelfKind>) -> Void)? = send
    let token = shelf.screen.observe { [screen = shelf.screen] _ in send.take()?(screen.state) }
    await shelf.screen.settled()
    token.cancel()
    return log.lines
  }

  @Test func aPageIsLoadedOnceHoweverOftenItIsAskedFor() async {
    let shelf = await Shelf(at: .showingData(content))
    let lines = await observe(shelf) { state in
      for _ in 1...3 { state.loadMore() }
    }
    #expect(shelf.asked == [Ask("a", PageCursor(2))])
    #expect(
      lines == [
        "showingData: loadMore() ignored", "showingData: loadMore() ignored",
        "showingData → loadingMore: loadMore()",
      ])
  }

  /// Also the one for what is shown.
  @Test(arguments: ["bcd", "a"])
  func theLastSearchWins(last: String) async {
    let shelf = await Shelf(at: .showingData(content))
    _ = await observe(shelf) { state in
      for words in ["b", "bc", last, last] { state.ask(for: words) }
    }
    #expect(shelf.kind == (last == "a" ? .showingData(content) : .refreshing(asking(last))))
    #expect(last == "a" || shelf.asked.last == Ask(last))
  }

  @Test func soItDoesWithoutItems() async {
    let shelf = await Shelf(at: .loading("a"))
    _ = await observe(shelf) { state in
      for words in ["b", "bc"] { state.ask(for: words) }
    }
    #expect(shelf.kind == .loading("bc"))
  }

  @Test(arguments: [true, false]) func aSearchWinsOverAPageAndARefresh(isPage: Bool) async {
    let shelf = await Shelf(at: .showingData(content))
    _ = await observe(shelf) { state in
      isPage ? state.loadMore() : state.refresh()
      state.ask(for: "b")
      isPage ? state.loadMore() : state.refresh()
    }
    #expect(shelf.kind == .refreshing(asking("b")))
  }

  @Test func aPageThatTheGuardHasRefusedCanBeAskedForLater() async {
    let source = ContentSource<String, Int>(times: .off) { _, _ in Page([3]) }
    let states = GuardedStates(source)
    let screen = ContentScreen(initial: .showingData(content), states: states)
    screen.start()
    let token = screen.observe { [weak screen] _ in screen?.state.loadMore() }
    token.cancel()
    await Task.yield()
    #expect(screen.kind == .showingData(content))
    states.allows = true
    await screen.send { $0.loadMore() }
    #expect(screen.display.items == [1, 2, 3])
  }
}

/// Makes states that show items and go on only where it allows it.
final class GuardedStates: ContentFactory<String, Int> {
  private final class Guarded: ShowingDataState<ShelfKind> {
    weak var states: GuardedStates?

    override func canTransition(to kind: ShelfKind) -> Bool { states?.allows == true }
  }

  var allows = false

  override func showingData(_ content: ShelfContent) -> ContentState<ShelfKind> {
    let state = Guarded(content, from: source)
    state.states = self
    return state
  }
}
