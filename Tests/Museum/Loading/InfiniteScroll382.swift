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
    Explorer(of: List.self, isLoading: { $0 }) {
      $0.isRefreshing
    } make: { inputs in
      inputs.act("list.refresh(); list.refresh()", when: { !$0.hasRefreshed }) { list in
        list.refresh()
        list.refresh()
      }
      return List(isFixed)
    }
  }
}

private final class List: Fixable {
  private var (begun, ended) = (0, 0)

  var hasRefreshed: Bool { begun > 0 }
  var isRefreshing: Bool { ended < begun }

  func refresh() {
    begun += 1
    let number = begun
    Task {
      await elsewhere(())
      ended = isFixed ? max(ended, number) : number
    }
  }
}
