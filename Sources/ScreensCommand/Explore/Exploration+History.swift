import ContentStates
import Gallery
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exploration {
  /// The history of watched shows, with two pages.
  package static var history: Exploration {
    let show = WatchedShow(title: "Ladders", episode: 1, day: "2024-02-01")
    let content = Content(
      request: NoRequest(), items: [show], next: PageCursor(2))
    let samples = HistoryKind<WatchedShow>.samples(of: content) + [.hidden]
    var explorer = Explorer(HistoryKind<WatchedShow>.self, samples: samples) { inputs in
      let clock = ManualClock()
      let service = PendingHistory()
      inputs.request("retry()") { $0.retry() }
      inputs.request("refresh()") { $0.refresh() }
      inputs.request("loadMore()") { $0.loadMore() }
      inputs.request("hide()") { $0.hide() }
      inputs.request("reveal()") { $0.reveal() }
      inputs.answers(
        "service.shows", of: service.shows,
        with: [
          .succeed(Page([show], next: PageCursor(2)), as: "Page([show], next: PageCursor(2))"),
          .succeed(Page([]), as: "Page([])"), .fail(Offline()),
        ])
      inputs.clock(clock)
      return .history(
        of: service, times: LoadingTimes(appearsAfter: nil, staysAtLeast: nil, slowAfter: nil),
        clock: clock)
    }
    explorer.isLoading = { $0.activity != nil }
    return Exploration(
      "history", explorer,
      audit: DisplayAudit(
        [
          "indicator": { $0.activity == .loading || $0.activity == .stillLoading },
          "shows": { !$0.items.isEmpty }, "empty": { $0.emptyReason != nil },
          "error": { $0.failure != nil }, "hidden": { $0.isHidden },
        ], meant: [["indicator"], ["shows"], ["empty"], ["error"], ["hidden"]]))
  }
}
