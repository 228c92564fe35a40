extension Screen {
  /// Makes a still screen in a kind: for previews, and to show a saved screen.
  ///
  /// The state is entered before this returns, and the screen runs: it answers requests, and
  /// takes the transitions that `enter()` requests. But no work starts and no sequence is followed,
  /// although their handles say that they are under way. Time stands still: before this returns,
  /// the timers due within `showing` fire in order, at most 1,000 of them. A hosted child becomes
  /// still, too, and stays still, unless it is already running.
  ///
  /// Anything else that `enter()` does, such as calling a service directly, also happens.
  ///
  /// ```swift
  /// ForEach(NewsKind.samples, id: \.name) { kind in
  ///   NewsView(screen: NewsScreen(still: kind, states: NewsStates(news: noNews)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of the state to show.
  ///   - kept: The kept value, which outlives every state of the screen.
  ///   - states: The factory that makes the states.
  ///   - duration: How far to advance the time, to show what appears after a while, such as an
  ///     indicator.
  public convenience init(
    still kind: Kind, keeping kept: Kind.Kept, states: any StateFactory<Kind>,
    showing duration: Duration = .zero
  ) {
    let clock = StillClock()
    self.init(initial: kind, keeping: kept, states: states)
    machine.becomeStill(clock)
    start()
    clock.advance(by: duration)
  }
}

extension Screen where Kind.Kept == Void {
  /// Makes a still screen in a kind, without a kept value.
  ///
  /// - Parameters:
  ///   - kind: The kind of the state to show.
  ///   - states: The factory that makes the states.
  ///   - duration: How far to advance the time, to show what appears after a while, such as an
  ///     indicator.
  public convenience init(
    still kind: Kind, states: any StateFactory<Kind>, showing duration: Duration = .zero
  ) {
    self.init(still: kind, keeping: (), states: states, showing: duration)
  }
}

/// The clock of a still screen, which advances once.
@MainActor
final class StillClock: ScreenClock {
  private let queue = TimerQueue()
  private(set) var now = ScreenInstant(.zero)

  func schedule(
    at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    queue.add(at: instant, action)
  }

  /// Fires the due timers in order: at most 1,000, because a timer may set itself again and again.
  func advance(by duration: Duration) {
    let end = now.advanced(by: max(.zero, duration))
    for _ in 0..<1_000 {
      guard let next = queue.next, next <= end else { break }
      now = max(now, next)
      queue.runNext()
    }
    now = end
  }
}

extension Machine {
  /// Makes the screen still: it starts no work from now on, and its clock does not move.
  func becomeStill(_ clock: any ScreenClock) {
    surroundings.isStill = true
    surroundings.clock = clock
  }
}
