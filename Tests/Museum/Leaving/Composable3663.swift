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
    Explorer(of: Sheet.self) {
      $0.isPresented
    } make: { inputs in
      inputs.act("sheet.finish()", when: { $0.isPresented }) { $0.finish() }
      inputs.always(.nothingAfterLeaving) { !$0.hasBegunTooLate }
      return Sheet(isFixed)
    }
  }
}

private final class Sheet: Fixable {
  private(set) var isPresented = true
  private(set) var hasBegunTooLate = false

  func finish() {
    Task {
      await elsewhere(())
      if !isFixed || isPresented { beginNextEffect() }
    }
    Task {
      await elsewhere(())
      isPresented = false
    }
  }

  private func beginNextEffect() { hasBegunTooLate = !isPresented }
}
