import ScreenStates

/// A clock whose sleepers a test lets go one by one.
@MainActor
final class StepClock: Clock {
  /// How many have gone to sleep, told each time.
  let sleeps: AsyncStream<Void>

  private let told: AsyncStream<Void>.Continuation
  private var sleepers: [Int: CheckedContinuation<Void, Never>] = [:]
  private var count = 0

  nonisolated init() { (sleeps, told) = AsyncStream.makeStream() }

  nonisolated var now: ScreenInstant { ScreenInstant(.zero) }

  nonisolated var minimumResolution: Duration { .zero }

  nonisolated func sleep(until deadline: ScreenInstant, tolerance: Duration?) async throws {
    await sleep()
    try Task.checkCancellation()
  }

  /// Lets all sleepers go.
  func step() {
    for number in sleepers.keys { wake(number) }
  }

  private func sleep() async {
    count += 1
    let number = count
    await withTaskCancellationHandler {
      await withCheckedContinuation {
        sleepers[number] = $0
        told.yield()
      }
    } onCancel: {
      Task { @MainActor in wake(number) }
    }
  }

  private func wake(_ number: Int) { sleepers.removeValue(forKey: number)?.resume() }
}
