import ScreenStates
import Testing

/// Follows a sequence.
class FollowDeed: WorkDeed {
  final let streams = [0, 1].map { _ in AsyncStream.makeStream(of: Int.self) }

  private let endings = [Moment(), Moment()]

  override init(on stage: Stage) {
    super.init(on: stage)
    for (stream, ending) in zip(streams, endings) {
      stream.continuation.onTermination = { _ in ending.happen() }
    }
  }

  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    actor.follow(streams[index].stream, cause: Deed.cause) { [unowned self] _ in
      told[index] += 1
      return nil
    } finished: { [unowned self] _ in
      told[index] += 100
      return nil
    }
  }

  override func answer(_ index: Int) async {
    streams[index].continuation.yield(1)
    let isTold = await eventually { told[index] > 0 }
    #expect(isTold, "An element is told while what follows it is under way.")
  }

  private func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 {
      if condition() { return true }
      await Task.yield()
    }
    return false
  }

  override func answerLate() async {
    // What ends is cancelled. A stream hears of it on a thread of its own, which has to have its turn.
    for ending in endings { await ending.hasHappened() }
    for (_, continuation) in streams {
      // It says that it ends before it has ended.
      let hasEnded = await eventually {
        if case .terminated = continuation.yield(2) { true } else { false }
      }
      #expect(hasEnded, "An ended stream takes no element.")
    }
    await Task {}.value
  }

  // Each ends by being cancelled, which may take longer than the log is there.
  override var lateRecords: ClosedRange<Int> { 0...2 }
}

/// Follows a sequence for the screen.
final class ScreenFollowDeed: FollowDeed {
  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    stage.screen?.follow(streams[index].stream, cause: Deed.cause) { [unowned self] state, _ in
      told[index] += 1
      #expect(state === stage.screen?.state && state.isCurrent)
    } finished: { [unowned self] _, _ in
      told[index] += 100
    }
  }

  override var isOfState: Bool { false }
}
