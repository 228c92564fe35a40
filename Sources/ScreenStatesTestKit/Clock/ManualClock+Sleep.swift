public import ScreenStates

extension ManualClock {
  /// Waits until a test has advanced the clock to an instant.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: ScreenInstant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    guard deadline > now else {
      // So that a loop around it lets others cancel it.
      await Task.yield()
      return try Task.checkCancellation()
    }
    let sleeper = Sleeper()
    Cause.first?.trace.clocks.withLock {
      if !$0.contains(where: { $0 === self }) { $0.append(self) }
    }
    let entry = queue.add(at: deadline) { sleeper.wake() }
    entry.setter = sleeper
    await withTaskCancellationHandler {
      await sleeper.sleep()
    } onCancel: {
      sleeper.isCancelled.value = true
      sleeper.wait.endSoon {
        entry.cancel()
        sleeper.wake()
      }
    }
    if sleeper.isCancelled.value { throw CancellationError() }
    try Task.checkCancellation()
  }

  /// Waits for a duration; unlike that of other clocks, it does not leave the main actor.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  /// Ends every sleep with an error, at the end of a test that leaves tasks asleep.
  package func abandonSleepers() {
    for entry in queue.entries {
      guard let sleeper = entry.setter as? Sleeper else { continue }
      sleeper.isCancelled.value = true
      entry.cancel()
      sleeper.wake()
    }
  }
}
