import ScreenStates

extension Workload {
  static let queue = Workload(
    name: "queue",
    summary: "a request that waits behind others; an observer makes them all in one call"
  ) {
    // Below the 1,000 at which a chain is refused.
    [200, 800].map { count in
      let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
      var asks = false
      let token = screen.observe { [weak screen] _ in
        guard asks, let screen else { return }
        asks = false
        for _ in 0..<count { screen.transition(to: .loading) }
      }
      return Subject(
        name: row("waiting", count), operations: count,
        prepare: { screen.start() },
        body: .now { turns in
          for _ in 0..<turns {
            asks = true
            screen.transition(to: .empty)
          }
          extendLifetime(token)
        })
    }
  }

  static let timers = Workload(
    name: "timers", summary: "a timer of the state, among others that are due at the same instant"
  ) {
    [1_000, 4_000].map { count in
      let screen = Screen<SampleKind>(initial: .loading, states: SampleStates())
      screen.start()
      return Subject(
        name: row("waiting", count), operations: count,
        body: .later { turns in
          for _ in 0..<turns { await screen.state.setTimers(count) }
        })
    }
  }
}

extension SampleState {
  /// Sets timers that are due at once, and waits until the last has fired.
  fileprivate func setTimers(_ count: Int) async {
    for _ in 1..<count { after(.zero) { nil } }
    await withCheckedContinuation { continuation in
      after(.zero) {
        continuation.resume()
        return nil
      }
    }
  }
}
