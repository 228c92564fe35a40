internal import ScreenStatesTestKitRest

/// Waits for something, but not for ever.
///
/// For what waits on the test's own clocks and answers, no time passes; a real time-out is met only
/// by what never ends.
///
/// - Parameters:
///   - patience: How long to wait, in real time.
///   - wait: What to wait for.
/// - Returns: Whether it ended.
@MainActor
func ends(within patience: Duration, _ wait: @escaping @MainActor () async -> Void) async -> Bool {
  // In a drain nothing waits in real time: what does not end is found when nothing more can run.
  if Rest.isDraining {
    await wait()
    return true
  }
  let race = Race()
  return await withCheckedContinuation { continuation in
    race.continuation = continuation
    Task { @MainActor in
      await wait()
      race.end(true)
    }
    race.timeout = Task { @MainActor in
      // Nearly everything ends within some turns, and needs no timer.
      for _ in 0..<100 where race.continuation != nil { await Task.yield() }
      guard race.continuation != nil else { return }
      try? await Task.sleep(for: patience)
      race.end(false)
    }
  }
}

@MainActor
private final class Race {
  var continuation: CheckedContinuation<Bool, Never>?
  var timeout: Task<Void, Never>?

  func end(_ isInTime: Bool) {
    continuation.take()?.resume(returning: isInTime)
    timeout?.cancel()
  }
}
