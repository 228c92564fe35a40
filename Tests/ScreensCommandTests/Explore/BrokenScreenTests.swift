import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import ScreensCommand
import Terminal
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

  @Test func eachCommandEndsWithStatus1AndNamesTheSequence() async {
    let summary = await Self.exploration.explore()
    #expect(summary.status(of: .explore) == .failure)
    let explored = summary.lines(for: .explore).map(\.text)
    #expect(explored[0].hasPrefix("✗ broken: "))
    #expect(explored[0].contains(" sequences, 1 thing wrong, "))
    #expect(
      explored.joined(separator: "\n").contains(
        """
        loading with nothing under way: showingData shows loading, and nothing is under way.
            screen.start()
            await work.calls[0].succeed(["Tent"])
        """))
    #expect(summary.status(of: .audit) == .failure)
    let audited = summary.lines(for: .audit)
    #expect(audited[0].text == "✗ broken: 4 combinations of 2 elements, 4 reachable")
    #expect(
      audited.map(\.text).joined(separator: "\n").contains(
        """
        degenerate: table + indicator, in showingData
            screen.start()
            await work.calls[0].succeed(["Tent"])
        """))
    // Reached ones are green, or red if nobody intended them.
    let colors = audited[2...5].map { $0.spans[0].style }
    #expect(Set(colors) == [.green, .red] && colors.count { $0 == .red } == 1)
    #expect(summary.status(of: .diagram) == .success)
  }
}
