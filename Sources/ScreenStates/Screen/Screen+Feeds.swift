extension Screen {
  /// Calls `tell` with each settled frame: the present one at once, and then one after each change.
  ///
  /// Observers are called in the order in which they were added. In the call, also in the first, they
  /// may add and end observers and ask for transitions; those run when all have been called.
  ///
  /// - Parameter tell: Draws a frame.
  /// - Returns: A token; the observer ends when it is cancelled or released. Keep it: a debug build tells
  ///   where nobody does.
  public func observe(_ tell: @escaping @MainActor (Kind.Display) -> Void) -> ObservationToken {
    machine.expectToBeKept(machine.observe(tell))
  }

  /// Calls `tell` with what is kept: the present value at once, and then each settled one.
  ///
  /// For interfaces that do not use Observation. What a hook writes is told when that hook's frame
  /// settles, and before the observers of frames are told.
  ///
  /// - Parameter tell: Draws what is kept.
  /// - Returns: A token; the observer ends when it is cancelled or released.
  public func observeKept(_ tell: @escaping @MainActor (Kind.Kept) -> Void) -> ObservationToken {
    machine.expectToBeKept(machine.observeKept(tell))
  }

  /// The log: every request from now on, once, in the order in which their outcomes become final.
  ///
  /// So the transitions that were taken form a path: each begins where the one before ended.
  /// It loses nothing: what is not read yet waits in the stream. Each call gives a stream of its
  /// own, which ends when the screen has gone. For analytics, tests and inspectors; what to show is
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
  /// It is called in the middle of transitions, also before the frame has settled: look at the record
  /// and do nothing to the screen. To react to the screen, ``observe(_:)`` it.
  ///
  /// - Parameter tell: Called on the main actor, with one record after the other.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public func observeTransitions(
    _ tell: @escaping @MainActor (Record) -> Void
  ) -> ObservationToken {
    machine.expectToBeKept(machine.openLog().listen(tell))
  }

  /// Returns when the screen has come to rest: nothing is queued, and no work is under way here or
  /// in its children.
  ///
  /// Timers and sequences do not count, nor do answers that a test holds back. Returns early when
  /// the task that waits is cancelled.
  ///
  /// Do not await it in work of this screen or of a child: that work would wait for itself. A debug
  /// build finds that where the work itself awaits it, prints a sentence, and returns.
  public func settled() async {
    await machine.settle()
  }
}
