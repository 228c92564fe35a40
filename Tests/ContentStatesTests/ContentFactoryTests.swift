import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ContentFactoryTests {
  final class FirstState: EmptyState<ShelfKind> {
    override func enter() {
      super.enter()
      display.notice = Notice("Write the first.")
    }
  }

  final class Replacing: ContentFactory<String, Int> {
    override func empty(_ request: String, _ reason: EmptyReason) -> ContentState<ShelfKind> {
      FirstState(request, reason, from: source)
    }
  }

  private let source = ContentSource<String, Int>(times: .off) { _, _ in Page([]) }

  @Test func oneClassIsReplacedByOneFunction() async {
    let screen = ContentScreen(initial: .loading(""), states: Replacing(source))
    await screen.begin()
    #expect(screen.state is FirstState)
    #expect(screen.display.emptyReason == .nothingThere)
    #expect(screen.display.notice == Notice("Write the first."))
  }

  @Test func theOthersStayAsTheyAre() {
    let classes = ContentKindTests.samples.map { kind in
      String(describing: type(of: Replacing(source).makeState(for: kind)).self)
        .prefix { $0 != "<" }
    }
    #expect(
      classes == [
        "LoadingState", "ShowingDataState", "RefreshingState", "LoadingMoreState", "FirstState",
        "ErrorState", "WaitingToRetryState", "WaitingToRetryState",
      ])
  }

  // MARK: - What an app adds

  enum OwnKind: ContentStateKind {
    typealias Display = ContentDisplay<Int>
    typealias StateClass = ContentState<Self>
    typealias Context = [Int]
    case loading(String)
    case showingData(Content<String, Int>)
    case refreshing(Content<String, Int>)
    case loadingMore(Content<String, Int>)
    case empty(String, EmptyReason)
    case error(String, Failure)
  }

  struct Own: StateFactory {
    let source: ContentSource<String, Int>

    func makeState(for kind: OwnKind) -> ContentState<OwnKind> {
      let state: ContentState<OwnKind> =
        switch kind {
        case .loading(let request): LoadingState(request, from: source)
        case .showingData(let content): ShowingDataState(content, from: source)
        case .refreshing(let content): RefreshingState(content, from: source)
        case .loadingMore(let content): LoadingMoreState(content, from: source)
        case .empty(let request, let reason): EmptyState(request, reason, from: source)
        case .error(let request, let failure): ErrorState(request, failure, from: source)
        }
      return state.given([7]) { $0.display.announcement += " Own." }
    }
  }

  @Test func everyReadyMadeStateTakesAContextAndDrawsInItsOwnFrame() async {
    let content = Content(request: "a", items: [1], next: PageCursor(1))
    for kind in OwnKind.samples(of: content) {
      let screen = Screen<OwnKind>(initial: kind, states: Own(source: source))
      let recorder = DisplayRecorder(of: screen)
      screen.start()
      #expect(recorder.all.last?.announcement.hasSuffix(" Own.") == true, "\(kind)")
      #expect(recorder.all.count == 2)
      #expect(screen.state.context == [7])
      screen.stop()
    }
  }

  @Test func kindsWithoutRetriesShowTheFailureInstead() async {
    var source = ContentSource<String, Int>(times: .off) { _, _ in throw Plain() }
    source.retries = RetryPolicy()
    let screen = Screen<OwnKind>(initial: .loading("a"), states: Own(source: source))
    await screen.begin()
    #expect(screen.path == "error")
  }
}
