extension Screen {
  /// Calls `tell` with the present frame at once, and then with each settled frame.
  ///
  /// Observers are called in the order in which they were added. In any call, even the first, an
  /// observer may add and cancel observers and make requests. The requests run after all observers
  /// have been called.
  ///
  /// - Parameter tell: Draws a frame.
  /// - Returns: A token; the observer ends when it is cancelled or released.
  public func observe(_ tell: @escaping @MainActor (Kind.Display) -> Void) -> ObservationToken {
    machine.observe { tell(edge(told: $0, for: Kind.self).display) }
  }

  /// Calls `tell` with the present kept value at once, and then after each change.
  ///
  /// Use it in interfaces that do not use Observation. After a write in a hook, `tell` is called
  /// when the hook's frame settles, before the observers of frames.
  ///
  /// - Parameter tell: Draws the kept value.
  /// - Returns: A token; the observer ends when it is cancelled or released.
  public func observeKept(_ tell: @escaping @MainActor (Kind.Kept) -> Void) -> ObservationToken {
    machine.observeKept { tell(value(in: $0, as: Kind.Kept.self)) }
  }

  /// The log: each request from now on, once, in the order in which the outcomes become final.
  ///
  /// A log has the requests of the states that were current since it was attached: a late request
  /// of a state that had exited by then is in no log.
  ///
  /// The transitions that were taken form a path: each begins where the previous one ended. No
  /// record is lost: unread records wait in the stream. Each call returns a new stream, which ends
  /// when the screen is freed. Use it for analytics, tests and inspectors; an interface draws
  /// ``display``.
  ///
  /// - Returns: A stream to read on the main actor.
  public func transitions() -> AsyncStream<Record> {
    machine.lifeline.isLogged = true
    return machine.openLog().stream()
  }

  /// Calls `tell` with each record of the log from now on, as soon as its outcome is final.
  ///
  /// Use it for analytics and loggers: it costs less than a stream, and no unread records wait.
  ///
  /// ```swift
  /// let token = screen.observeTransitions { [weak self] record in
  ///   self?.lines.append("\(record)")
  /// }
  /// ```
  ///
  /// `tell` is called in the middle of a transition, before the frame has settled. Only read the
  /// record there, and do not change the screen: of the records of what listeners request in turn,
  /// they hear at most 1,000. To react to changes, use ``observe(_:)``.
  ///
  /// - Parameter tell: Called on the main actor, with one record at a time.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public func observeTransitions(
    _ tell: @escaping @MainActor (Record) -> Void
  ) -> ObservationToken {
    machine.openLog().listen(tell)
  }

  /// Returns when the screen is settled: nothing is queued, and no work is under way in it or its
  /// children.
  ///
  /// Timers, sequences, and answers that a test holds back do not count. Returns early when the
  /// calling task is cancelled.
  ///
  /// Do not await it in work of this screen or of a child: that work would wait for itself. A direct
  /// call in such work returns at once, and is a mistake that a debug build reports.
  public func settled() async {
    await machine.settle()
  }
}
