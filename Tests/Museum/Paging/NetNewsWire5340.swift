import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // Ranchero-Software/NetNewsWire#5340: the rule that hides what was read is applied on a refresh,
  // to the open article too.
  static let netNewsWire5340 = Exhibit(
    "Ranchero-Software/NetNewsWire#5340", "A timed refresh removes the open article.",
    .refreshLosesNothing, needs: .time,
    history: ["list.select(1)", "await clock.advance(by: .seconds(60))"],
    inScreens: .yes("the app decides which rows are shown")
  ) { isFixed in
    var explorer = Explorer(of: List.self) {
      (rows: $0.rows, open: $0.open)
    } make: { inputs in
      let clock = ManualClock()
      for row in [1, 2] {
        inputs.act("list.select(\(row))", when: { $0.rows.contains(row) && $0.open != row }) {
          $0.select(row)
        }
      }
      inputs.clock(clock)
      let list = List(clock, isFixed)
      list.refreshByTimer()
      return list
    }
    explorer.always(.refreshLosesNothing, when: { $1.open != nil }) { _, shown in
      shown.rows.contains { $0 == shown.open }
    }
    return explorer
  }
}

private final class List: Timed {
  private var read: Set<Int> = []
  private(set) var rows = [1, 2]
  private(set) var open: Int?

  func select(_ row: Int) {
    open = row
    read.insert(row)
  }

  func refreshByTimer() {
    Task {
      while true {
        try await clock.sleep(for: .seconds(60))
        rows.removeAll { read.contains($0) && !(isFixed && $0 == open) }
      }
    }
  }
}
