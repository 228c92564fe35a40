internal import ScreenStatesTestKitRest

/// Waits for something, but not for ever.
///
/// For what waits on the test's own clocks and answers, no time passes; a real time-out is met only
/// by what never ends.
///
/// - Returns: Whether it ended.
@MainActor
func ends(within patience: Duration, _ wait: @escaping @MainActor () async -> Void) async -> Bool {
  // In a drain nothing waits in real time: what does not end is found when nothing more can run.
  if Rest.isDraining {
    await wait()
    return true
  }
  var race: CheckedContinuation<Bool, Never>?
  var timeout: Task<Void, Never>?
  let end: @MainActor (Bool) -> Void = { isInTime in
    race.take()?.resume(returning: isInTime)
    timeout?.cancel()
  }
  return await withCheckedContinuation { continuation in
    race = continuation
    Task { @MainActor in
      await wait()
      end(true)
    }
    timeout = Task { @MainActor in
      // Nearly everything ends within some turns, and needs no timer.
      for _ in 0..<100 where race != nil { await Task.yield() }
      guard race != nil else { return }
      try? await Task.sleep(for: patience)
      end(false)
    }
  }
}
