import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // pointfreeco/swift-composable-architecture#3663: the cause is not stated. Here an answer and the
  // dismissal come at the same moment.
  static let composable3663 = Exhibit(
    "pointfreeco/swift-composable-architecture#3663", "An effect begins after its dismissal.",
    .nothingAfterLeaving, needs: .schedule, history: ["sheet.finish()"],
    inScreens: .lateAnswer
  ) { isFixed in
    var explorer = Explorer(of: Sheet.self) {
      $0.isPresented
    } make: { inputs in
      inputs.act("sheet.finish()", when: { $0.isPresented }) { $0.finish() }
      return Sheet(isFixed)
    }
    explorer.orders = .all(limit: 100)
    explorer.always(.nothingAfterLeaving) { sheet, _ in !sheet.hasBegunTooLate }
    return explorer
  }
}

@MainActor
private final class Sheet {
  private let isFixed: Bool
  private(set) var isPresented = true
  private(set) var hasBegunTooLate = false

  init(_ isFixed: Bool) { self.isFixed = isFixed }

  func finish() {
    Task {
      await Self.elsewhere()
      if !isFixed || isPresented { beginNextEffect() }
    }
    Task {
      await Self.elsewhere()
      isPresented = false
    }
  }

  private func beginNextEffect() { hasBegunTooLate = !isPresented }

  @concurrent
  private static func elsewhere() async { await Task.yield() }
}
