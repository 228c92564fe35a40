/// Whether an explorer runs the jobs of the main actor itself, until none is ready.
@MainActor package var isDraining = false

/// Waits for something, with a time limit.
///
/// What waits on the test's own clocks and answers takes no real time; only what never ends
/// reaches the limit.
///
/// - Returns: Whether it ended in time.
@MainActor
package func ends(
  within patience: Duration, _ wait: @escaping @MainActor () async -> Void
) async -> Bool {
  // A drain does not wait in real time: it finds what never ends when no more jobs are ready.
  if isDraining {
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
      // Nearly everything ends within a few turns, and needs no timer.
      for _ in 0..<100 where race != nil { await Task.yield() }
      // Each part has some turns, too: a busy machine, or another test, may leave few to the rest.
      for _ in 0..<100 where race != nil {
        try? await Task.sleep(for: patience / 100)
        await turns(10)
      }
      end(false)
    }
  }
}

/// Waits a number of turns of the main actor: each runs the jobs that are queued there by then.
@MainActor
package func turns(_ count: Int) async {
  for _ in 0..<count {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }
}
