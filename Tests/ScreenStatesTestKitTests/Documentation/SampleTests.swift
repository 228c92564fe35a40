import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The samples of the documentation, run.
@MainActor
@Suite(.noMistakes) struct SampleTests {
  private let news = FakeNews()
  private let article = Article(title: "a")

  @Test func oneState() async throws {
    let bench = StateBench(as: .loadNews) { LoadNewsState(news: news) }
    bench.enter()
    #expect(bench.display.isLoading)
    await bench.settled()
    await news.work.calls[0].succeed([article])
    #expect(bench.next == .displayNews([article]))
    try await bench.check()
  }

  @Test func answersByHand() async {
    let screen = NewsScreen(initial: .loadNews, states: NewsStates(news: news))
    screen.start()
    await screen.settled()
    await news.work.calls[0].succeed([article])
    #expect(screen.display == .drawing { $0.articles = [article] })
  }

  @Test func bothFeeds() async {
    let screen = NewsScreen(initial: .error("No."), states: NewsStates(news: news))
    screen.start()
    let frames = DisplayRecorder(of: screen)
    let log = TransitionRecorder(of: screen)
    await screen.send { $0.retry() }
    await news.work.calls[0].succeed([article])
    #expect(frames.all.map(\.isLoading) == [false, true, false])
    #expect(log.lines == ["error → loadNews: retry()", "loadNews → displayNews: success"])
  }

  @Test func aClock() async throws {
    let clock = ManualClock()
    let screen = LampScreen(initial: .on, states: LampStates(), clock: clock)
    screen.start()
    await clock.advance(by: .seconds(60))
    #expect(screen.path == "off")
    try clock.checkNothingScheduled()
  }

  @Test func aReporter() {
    let work = PendingWork<Void, String>(reporter: MisuseReporter { Issue.record("\($0)") })
    #expect(work.calls.isEmpty)
  }
}

private typealias LampScreen = Screen<LampKind>

private struct LampDisplay: ScreenDisplay {
  var isLit = false
}

private enum LampKind: StateKind {
  typealias Display = LampDisplay
  case off, on
}

private struct LampStates: StateFactory {
  func makeState(for kind: LampKind) -> LampScreen.State {
    switch kind {
    case .off: LampScreen.State()
    case .on: OnState()
    }
  }
}

private final class OnState: LampScreen.State {
  override func enter() {
    display.isLit = true
    after(.seconds(60)) { .off }
  }
}
