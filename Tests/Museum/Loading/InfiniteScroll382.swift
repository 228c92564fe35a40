import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // EdsonBueno/infinite_scroll_pagination#382: the cause is not stated in the report. Here each end
  // is noted by its number, and the last to end is taken for the newest.
  static let infiniteScroll382 = Exhibit(
    "EdsonBueno/infinite_scroll_pagination#382", "Two refreshes at once never end.",
    .comesToRest, needs: .schedule, history: ["list.refresh(); list.refresh()"],
    inScreens: .indicator
  ) { isFixed in
    var explorer = Explorer(of: List.self) {
      $0.isRefreshing
    } make: { inputs in
      inputs.act("list.refresh(); list.refresh()", when: { !$0.hasRefreshed }) { list in
        list.refresh()
        list.refresh()
      }
      return List(isFixed)
    }
    explorer.orders = .all(limit: 100)
    explorer.isLoading = { $0 }
    return explorer
  }
}

@MainActor
private final class List {
  private let isFixed: Bool
  private var (begun, ended) = (0, 0)

  init(_ isFixed: Bool) { self.isFixed = isFixed }

  var hasRefreshed: Bool { begun > 0 }
  var isRefreshing: Bool { ended < begun }

  func refresh() {
    begun += 1
    let number = begun
    Task {
      await Self.load()
      ended = isFixed ? max(ended, number) : number
    }
  }

  @concurrent
  private static func load() async { await Task.yield() }
}
