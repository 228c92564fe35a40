import ScreenStates

/// A clock whose sleepers a test lets go one by one.
@MainActor
final class StepClock: Clock {
  /// How many have gone to sleep, told each time.
  let sleeps: AsyncStream<Void>

  private let told: AsyncStream<Void>.Continuation
  private var sleeper: CheckedContinuation<Void, Never>?

  nonisolated init() { (sleeps, told) = AsyncStream.makeStream() }

  nonisolated var now: ScreenInstant { ScreenInstant(.zero) }

  nonisolated var minimumResolution: Duration { .zero }

  nonisolated func sleep(until deadline: ScreenInstant, tolerance: Duration?) async throws {
    await sleep()
    try Task.checkCancellation()
  }

  /// Lets the sleeper go.
  func step() {
    let awake = sleeper
    sleeper = nil
    awake?.resume()
  }

  private func sleep() async {
    await withCheckedContinuation {
      sleeper = $0
      told.yield()
    }
  }
}
