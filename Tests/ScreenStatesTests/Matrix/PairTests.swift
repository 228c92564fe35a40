import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// Any two actions, one after the other, at each place: whatever becomes of them, what must always
/// hold holds, and nothing is left.
///
/// Every pair in the long form, otherwise one of sixteen.
@MainActor
@Suite(.inTurn) struct PairTests {
  @Test(arguments: MatrixPlace.allCases, Action.allCases)
  func anyTwoActionsLeaveTheScreenWhole(_ place: MatrixPlace, _ first: Action) async throws {
    let overlaps = Cell.all.filter { $0.place == place && $0.outcome == "overlaps" }.map(\.action)
    guard !overlaps.contains(first) else { return }
    let row = Action.allCases.firstIndex(of: first) ?? 0
    for (column, second) in Action.allCases.enumerated() where !overlaps.contains(second) {
      guard isLongForm || (row + column).isMultiple(of: 16) else { continue }
      for isAttended in [false, true] {
        try await MisuseReporter.silent.hearMistakes {
          try await play([first, second], at: place, isAttended: isAttended)
        }
      }
    }
  }

  private func play(_ actions: [Action], at place: MatrixPlace, isAttended: Bool) async throws {
    let stage = Stage()
    stage.open(isAttended: isAttended)
    let kit = ActionKit(stage)
    try await place.lead(stage) { for action in actions { kit.act(action, by: $0) } }
    stage.checkAtRest()
    if stage.screen?.isRunning ?? false {
      stage.go(.d)
      await stage.settle()
      stage.checkAtRest()
    }
    await stage.close()
    // What is left may be waiting for an answer, but no answer may be what frees it.
    stage.checkFreed()
    await kit.end()
  }
}
