import ContentStates
import Gallery
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exploration {
  /// The items, with an indicator that appears at once.
  package static var items: Exploration {
    Exploration(
      "items", itemsExplorer(), recorded: { _ in itemsExplorer(startsOver: true) },
      audit: DisplayAudit(
        [
          "table": { !$0.items.isEmpty }, "error": { $0.failure != nil },
          "empty": { $0.emptyReason != nil },
          "indicator": { $0.activity == .loading || $0.activity == .stillLoading },
        ], meant: [["table"], ["error"], ["empty"], ["indicator"]]))
  }

  /// The explorer; only the program itself starts over.
  private static func itemsExplorer(
    startsOver: Bool = false
  ) -> Explorer<ItemsScreen, ContentDisplay<Item>> {
    let tent = Item(name: "Tent", note: "for two")
    let samples = ItemsKind.samples(of: Content([tent])).filter { !$0.isLoadingMore }
    var explorer = Explorer(ItemsKind.self, samples: samples) { inputs in
      let clock = ManualClock()
      let service = PendingItems()
      inputs.request("retry()") { $0.retry() }
      inputs.request("refresh()") { $0.refresh() }
      inputs.request("loadMore()") { $0.loadMore() }
      if startsOver {
        inputs.act("screen.transition(to: .loading, cause: \"start over\")") {
          $0.transition(to: .loading, cause: "start over")
        }
      }
      inputs.answers(
        "service.items", of: service.items,
        with: [.succeed([tent], as: "[tent]"), .succeed([]), .fail(Offline())])
      inputs.clock(clock)
      return .items(of: service, times: LoadingTimes(appearsAfter: nil), clock: clock)
    }
    explorer.isLoading = { $0.activity != nil }
    return explorer
  }
}

extension ItemsKind {
  /// Whether the kind loads a further page, which the items screen never does.
  fileprivate var isLoadingMore: Bool {
    if case .loadingMore = self { true } else { false }
  }
}
