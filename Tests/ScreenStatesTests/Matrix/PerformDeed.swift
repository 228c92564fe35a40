import ScreenStates
import ScreenStatesTestKit
import Testing

/// Performs work of the state.
class PerformDeed: WorkDeed {
  private let service = PendingWork<Int, Int>(reporter: .silent)

  /// The work, which waits for its answer and does not heed being cancelled.
  final func work(_ index: Int) -> @MainActor () async throws -> Int {
    { [service] in try await service(index) }
  }

  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    actor.perform(cause: Deed.cause, work(index)) { [unowned self] _ in
      told[index] += 1
      return nil
    }
  }

  override func answer(_ index: Int) async {
    let calls = service.calls.filter { $0.argument == index }
    #expect(calls.count == 1)
    await calls.first?.succeed(index)
  }

  override func answerLate() async {
    let left = service.waiting.filter { !$0.isCancelled }
    #expect(left.isEmpty, "What ends is cancelled.")
    for call in service.waiting { await call.succeed(0) }
  }

  override var lateRecords: ClosedRange<Int> { hasEnded ? 2...2 : 1...1 }
}

/// Performs work of the screen.
final class ScreenPerformDeed: PerformDeed {
  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    stage.screen?.perform(cause: Deed.cause, work(index)) { [unowned self] state, _ in
      told[index] += 1
      #expect(state === stage.screen?.state && state.isCurrent)
    }
  }

  override var isOfState: Bool { false }
}
