import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // samuelclay/NewsBlur#458: the call is over before the database has been written.
  static let newsBlur458 = Exhibit(
    "samuelclay/NewsBlur#458", "A list with rows says that it is empty when its call ends.",
    .emptyAfterAnswer, needs: .schedule, history: ["list.callHasEnded([\"a\"])"],
    inScreens: .onPurpose("work of the state that writes and is not awaited")
  ) { isFixed in
    var explorer = Explorer(of: List.self) {
      (isLoading: $0.isLoading, rows: $0.rows)
    } make: { inputs in
      inputs.act("list.callHasEnded([\"a\"])", when: { $0.isLoading }) { $0.callHasEnded(["a"]) }
      return List(isFixed)
    }
    explorer.orders = .all(limit: 100)
    explorer.always(.emptyAfterAnswer, when: { !$1.isLoading }) { !$1.rows.isEmpty }
    return explorer
  }
}

@MainActor
private final class List {
  private let isFixed: Bool
  private var stored: [String] = []
  private(set) var isLoading = true
  private(set) var rows: [String] = []

  init(_ isFixed: Bool) { self.isFixed = isFixed }

  func callHasEnded(_ answer: [String]) {
    let writing = Task { stored = await Self.inTheDatabase(answer) }
    Task {
      if isFixed { await writing.value }
      _ = await Self.inTheDatabase([])
      (isLoading, rows) = (false, stored)
    }
  }

  @concurrent
  private static func inTheDatabase(_ rows: [String]) async -> [String] {
    await Task.yield()
    return rows
  }
}
