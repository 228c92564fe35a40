import ScreenStates

extension Workload {
  static let timer = Workload(
    name: "timer",
    summary: "a timer of an hour is set and cancelled: `after` or a Task that sleeps"
  ) {
    let screen = Screen<SampleKind>(initial: .loading, states: SampleStates())
    screen.start()
    return [
      Subject("best by hand with a Task", .best, .later(sleepAndCancel)),
      Subject(
        "ours", .other,
        .now { turns in
          for _ in 0..<turns { screen.state.setAndCancel() }
        }),
    ]
  }

  /// Sets timers, and sometimes waits for the tasks to end, because they need the main actor.
  @MainActor
  private static func sleepAndCancel(_ turns: Int) async {
    for turn in 0..<turns {
      let task = Task { try await Task.sleep(for: .seconds(3_600)) }
      task.cancel()
      if turn % 64 == 63 || turn == turns - 1 { _ = await task.result }
    }
  }
}

extension SampleState {
  @inline(never)
  final fileprivate func setAndCancel() {
    after(.seconds(3_600)) { .empty }.cancel()
  }
}
