import ContentStates
import ScreenStates
import Testing

@MainActor
@Suite struct ContentFactoryTests {
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
    screen.start()
    await screen.settled()
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
}
