internal import ScreenStates

extension StateBench {
  /// Exits the state, unless it has exited, and checks that nothing outlives it.
  ///
  /// It checks that the work of the state ends within ``patience`` after the exit, that nothing is
  /// left on the clock, that the state has not acted since its exit and requested one kind at
  /// most, and, if the bench made it, that it is freed. Before that, the waiting calls of the state
  /// to a ``PendingWork`` fail, as with a service that respects cancellation.
  ///
  /// - Throws: A ``FailedCheck`` with a sentence for each of the ``problems``.
  public func check() async throws {
    exit()
    if screen != nil {
      await finish()
      letGo()
      if isToBeFreed, tested != nil {
        add(
          .memory,
          "\(name) was not freed after it had exited: something still holds it; capture what the"
            + " work needs instead of the state, and store no state in a service.")
      }
    }
    try FailedCheck.check("\(name) on its bench", problems.map(\.description))
  }

  /// Finds the problems that show only at the end.
  private func finish() async {
    if let exited {
      if let screen { UnansweredCalls.abandon(of: screen) }
      for (name, task) in exited.tasks where await !ends(within: patience, { await task.value }) {
        add(.work, "The work \(name) goes on although it was cancelled.")
      }
      if !areSame(exited.drawn, state.display) {
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
}
