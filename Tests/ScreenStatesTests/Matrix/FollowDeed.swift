import ScreenStates
import Testing

/// Follows a sequence.
final class FollowDeed: WorkDeed {
  private let streams = [0, 1].map { _ in AsyncStream.makeStream(of: Int.self) }

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
    await Task {}.value
  }

  override func answerLate() async {
    for (_, continuation) in streams {
      guard case .terminated = continuation.yield(2) else {
        Issue.record("What ends is cancelled.")
        continue
      }
    }
    await Task {}.value
  }

  // Each ends by being cancelled.
  override var lateRecords: Int { 2 }
}
