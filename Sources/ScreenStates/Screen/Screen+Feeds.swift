extension Screen {
  /// Calls `tell` with each settled frame: the present one at once, and then one after each change.
  ///
  /// Observers are called in the order in which they were added. During a call, even the first,
  /// they may add and cancel observers and make requests; these run after all observers have been
  /// called.
  ///
  /// - Parameter tell: Draws a frame.
  /// - Returns: A token; the observer ends when it is cancelled or released. Keep it: a debug build tells
  ///   where nobody does.
  public func observe(_ tell: @escaping @MainActor (Kind.Display) -> Void) -> ObservationToken {
    machine.expectToBeKept(machine.observe(tell))
  }

  /// Calls `tell` with the kept value: the present one at once, and then each settled one.
  ///
  /// For interfaces that do not use Observation. After a write in a hook it is called when the
  /// frame of that hook settles, before the observers of frames.
  ///
  /// - Parameter tell: Draws the kept value.
  /// - Returns: A token; the observer ends when it is cancelled or released.
  public func observeKept(_ tell: @escaping @MainActor (Kind.Kept) -> Void) -> ObservationToken {
    machine.expectToBeKept(machine.observeKept(tell))
  }

  /// The log: every request from now on, once, in the order in which their outcomes become final.
  ///
  /// So the transitions that were taken form a path: each begins where the one before ended. It
  /// loses nothing: unread records wait in the stream. Each call returns a new stream, which ends
  /// when the screen is freed. It is for analytics, tests and inspectors; an interface draws
  /// ``display``.
  ///
  /// - Returns: A stream to read on the main actor.
  public func transitions() -> AsyncStream<Record> {
    machine.lifeline.isLogged = true
    return machine.openLog().stream()
  }

  /// Calls `tell` with each record of the log from now on, as soon as its outcome is final.
  ///
  /// For analytics and loggers: it costs less than a stream, and nothing waits to be read.
  ///
  /// ```swift
  /// let token = screen.observeTransitions { record in
  ///   self.lines.append("\(record)")
  /// }
  /// ```
  ///
  /// It is called in the middle of transitions, even before the frame has settled: read the record,
  /// and do nothing to the screen. To react to the screen, use ``observe(_:)``.
  ///
  /// - Parameter tell: Called on the main actor, with one record at a time.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public func observeTransitions(
    _ tell: @escaping @MainActor (Record) -> Void
  ) -> ObservationToken {
    machine.expectToBeKept(machine.openLog().listen(tell))
  }

  /// Returns when the screen is settled: nothing is queued, and no work is under way in it or its
  /// children.
  ///
  /// Timers and sequences do not count, nor do answers that a test holds back. Returns early when
  /// the task that waits is cancelled.
  ///
  /// Do not await it in work of this screen or of a child: that work would wait for itself. In a
  /// debug build, if work awaits it directly, it prints a sentence and returns.
  public func settled() async {
    await machine.settle()
  }
}
