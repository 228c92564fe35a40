internal import ScreenStates

extension StateBench {
  /// Exits the state, unless it has exited, and checks that nothing outlives it.
  ///
  /// Its work is cancelled, nothing that it set is left on the clock, it has not acted since its
  /// exit, it asked for one kind at most, and, if it was made on the bench, it is freed. Calls to a
  /// ``PendingWork`` that it left behind are failed first, as by a service that respects
  /// cancellation. Work that never ends, although it is cancelled, is a problem after ``patience``.
  /// Everything on the clock counts, even timers that others have set.
  ///
  /// - Throws: A ``FailedCheck`` with a sentence for each of the ``problems``.
  public func check() async throws {
    exit()
    if screen != nil {
      await finish()
      release()
    }
    try FailedCheck.check("\(name) on its bench", problems.map(\.description))
  }

  /// Finds what can be seen only at the end.
  private func finish() async {
    if let end = afterExit {
      abandonCalls()
      for (name, task) in end.tasks {
        guard task.isCancelled else {
          add(.work, "The work \(name) was not cancelled when the state exited.")
          continue
        }
        if await !ends(within: patience, { await task.value }) {
          add(.work, "The work \(name) goes on although it was cancelled.")
        }
      }
      if !end.shows(state.display) {
        add(
          .afterExit,
          "\(name) drew after it had exited; nobody sees that, but something still acts for the"
            + " exited state: capture what the work needs, not the state.")
      }
    }
    for scheduled in clock.scheduled {
      add(
        .timers,
        "\(scheduled) was left on the clock; set it as a timer of the state, or cancel it in"
          + " exit().")
    }
  }

  private func abandonCalls() {
    if let screen { UnansweredCalls.abandon(of: screen) }
  }

  private func release() {
    letGo()
    guard isToBeFreed, tested != nil else { return }
    add(
      .memory,
      "\(name) was not freed after it had exited: something still holds it; capture what the"
        + " work needs instead of the state, and store no state in a service.")
  }
}
