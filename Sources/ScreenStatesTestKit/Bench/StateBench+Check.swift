internal import ScreenStates

extension StateBench {
  /// Exits the state, unless it has exited, and checks that nothing outlives it.
  ///
  /// It checks that the work of the state ends within ``patience`` after the exit, that nothing is
  /// left on the clock, that the state has not acted since its exit and requested one kind at
  /// most, and, if the test does not hold it, that it is freed: also while calls of its work to a
  /// ``PendingWork`` still wait, as a service may answer late or never. Then these calls fail.
  ///
  /// - Throws: A ``FailedCheck`` with a sentence for each of the ``problems``.
  public func check() async throws {
    exit()
    // A plain task that the state has just begun may set a timer.
    await turns(1)
    if let problem = clock.problem { add(.timers, problem) }
    if shown == nil, problems.isEmpty {
      add(.requests, "\(name) was never entered, so nothing was checked; call enter() first.")
    }
    if let calls = screen.map({ UnansweredCalls.of($0) }) {
      await end(calls)
      // Other screens may run on the same clock.
      for entry in clock.waiting where entry.screen == nil {
        add(
          .timers,
          "\(ScheduledTime(entry)) was left on the clock; set it as a timer of the state, or cancel it"
            + " in exit().")
      }
      if isToBeFreed, await !isFreed() {
        add(
          .memory,
          "\(name) was not freed after it had exited: something still holds it; capture what the"
            + " work needs instead of the state, and store no state in a service, or in a variable"
            + " of the test.")
      }
    }
    token = nil
    try FailedCheck.check("\(name) on its bench", problems.map(\.description))
  }

  /// Releases the state and ends its work, of which some waits in these calls.
  private func end(_ calls: [any UnansweredCall]) async {
    let exited = exited ?? []
    let isWaiting = Set(calls.compactMap { $0.work?.attended }.map { ObjectIdentifier($0) })
    let names = Set(calls.compactMap { $0.work?.name }).sorted().joined(separator: ", ")
    for (work, task) in exited where !isWaiting.contains(ObjectIdentifier(work)) {
      await check(work, task)
    }
    let ends = calls.map(\.screenEnd)
    letGo()
    let isHeld = calls.isEmpty || !isToBeFreed ? false : await !isFreed()
    extendLifetime(ends)
    for call in calls { call.abandon() }
    for (work, task) in exited where isWaiting.contains(ObjectIdentifier(work)) {
      await check(work, task)
    }
    if isHeld, await isFreed() {
      add(
        .memory,
        "\(name) was not freed until \(names) had ended, whose service may answer late or never: the"
          + " work captures the state; capture what it needs instead.")
    }
  }

  /// Whether the state is freed, at once or a few turns later, as are an observer's captured values.
  private func isFreed() async -> Bool {
    for _ in 0..<100 where tested != nil { await turns(1) }
    // Another thread may still hold it: only a state that is not freed costs real time.
    for _ in 0..<50 where tested != nil { try? await Task.sleep(for: .milliseconds(2)) }
    return tested == nil
  }

  /// Checks that work which was cancelled at the exit ends.
  private func check(_ work: ScreenWork, _ task: Task<Void, Never>) async {
    if await ends(within: patience, { await task.value }) { return }
    add(.work, "The work \(work.name) goes on although it was cancelled.")
  }
}
