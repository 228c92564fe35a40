import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // samuelclay/NewsBlur#458: the call is over before the database has been written.
  static let newsBlur458 = Exhibit(
    "samuelclay/NewsBlur#458", "A list with rows says that it is empty when its call ends.",
    .emptyAfterAnswer, needs: .schedule, history: ["list.callHasEnded([\"a\"])"],
    inScreens: .onPurpose("work of the state that writes and is not awaited")
  ) { isFixed in
    Explorer(of: List.self) {
      (isLoading: $0.isLoading, rows: $0.rows)
    } make: { inputs in
      inputs.act("list.callHasEnded([\"a\"])", when: { $0.isLoading }) { $0.callHasEnded(["a"]) }
      inputs.always(.emptyAfterAnswer, when: { !$0.isLoading }) { !$0.rows.isEmpty }
      return List(isFixed)
    }
  }
}

private final class List: Fixable {
  private var stored: [String] = []
  private(set) var isLoading = true
  private(set) var rows: [String] = []

  func callHasEnded(_ answer: [String]) {
    let writing = Task { stored = await elsewhere(answer) }
    Task {
      if isFixed { await writing.value }
      _ = await elsewhere([String]())
      (isLoading, rows) = (false, stored)
    }
  }
}
