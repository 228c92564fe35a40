import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import ScreensCommand
import Testing

/// Items whose indicator stays on over the data.
private final class SpinningState: ShowingDataState<ContentKind<NoRequest, String>> {
  override func enter() {
    super.enter()
    display.activity = .loading
  }
}

private final class SpinningFactory: ContentFactory<NoRequest, String> {
  override func showingData(
    _ content: Content<NoRequest, String>
  ) -> ContentState<ContentKind<NoRequest, String>> {
    SpinningState(content, from: source)
  }
}

@MainActor
@Suite(.noMistakes) struct BrokenScreenTests {
  private static var exploration: Exploration {
    var explorer = Explorer(ContentKind<NoRequest, String>.self) { inputs in
      let work = PendingWork<Void, [String]>()
      inputs.request("refresh()") { $0.refresh() }
      inputs.request("retry()") { $0.retry() }
      inputs.answers("work", of: work, with: [.succeed(["Tent"]), .fail(CancellationError())])
      let source = ContentSource<NoRequest, String>(times: .off) { try await work(()) }
      return Screen(initial: .loading, states: SpinningFactory(source))
    }
    explorer.isLoading = { $0.activity != nil }
    return Exploration(
      "broken", explorer,
      audit: DisplayAudit(
        ["table": { !$0.items.isEmpty }, "indicator": { $0.activity == .loading }],
        meant: [["table"], ["indicator"], []]))
  }

  @Test func eachCommandEndsWithStatus1AndTellsTheHistory() async {
    let summary = await Self.exploration.explore()
    #expect(summary.status(of: .explore) == .failure)
    #expect(
      summary.text(for: .explore).contains(
        """
          loading with nothing under way: showingData shows loading, and nothing is under way.
              screen.start()
              await work.calls[0].succeed(["Tent"])
        """))
    #expect(summary.status(of: .audit) == .failure)
    #expect(
      summary.text(for: .audit).contains(
        """
        degenerate: table + indicator, in showingData
            screen.start()
            await work.calls[0].succeed(["Tent"])
        """))
    #expect(summary.status(of: .diagram) == .success)
  }
}
