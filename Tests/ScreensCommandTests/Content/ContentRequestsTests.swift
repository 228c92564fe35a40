import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Testing

/// What is offered at a prompt is what the ready-made states answer.
@MainActor
@Suite(.noMistakes) struct ContentRequestsTests {
  private typealias Kind = HistoryKind<WatchedShow>

  /// Every kind, with every payload that matters to a request.
  private var kinds: [Kind] {
    let show = WatchedShow(title: "Fantômas", episode: 1, day: "2026-02-01")
    var contents: [Content<NoRequest, WatchedShow>] = []
    for next in [nil, PageCursor(1)] {
      for notice in [
        nil, Notice("No."), Notice("No.", remedy: .refresh), Notice("No.", remedy: .loadMore),
      ] {
        for asked in [nil, NoRequest()] {
          contents.append(
            Content(
              request: NoRequest(), items: [show], next: next, notice: notice, asked: asked))
        }
      }
    }
    return contents.flatMap { Kind.samples(of: $0) } + [
      .hidden, .error(NoRequest(), Failure("Never.", canRetry: false)),
    ]
  }

  @Test(arguments: ["retry", "refresh", "more", "hide", "reveal"])
  func isOfferedExactlyWhereItIsNotIgnored(_ name: String) async throws {
    let requests = PlainRequest.history
    let request = try #require(requests.first { $0.name == name })
    var offered: Set<Bool> = []
    for kind in kinds {
      let screen = HistoryScreen.history(of: BundledHistoryService())
      screen.start(at: kind)
      let isOffered = request.isAnswered(screen.state)
      offered.insert(isOffered)
      let log = TransitionRecorder(of: screen)
      #expect(request.send(screen, "") == nil)
      #expect((log.all.first?.outcome != .ignored) == isOffered, "\(name) in \(kind)")
      screen.stop()
    }
    #expect(offered == [true, false])
  }
}
