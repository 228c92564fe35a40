extension Screen {
  /// Calls `tell` with each settled frame: the present one at once, and then one after each change.
  ///
  /// Observers are called in the order in which they were added. In the call, also in the first, they
  /// may add and end observers and ask for transitions; those run when all have been called.
  ///
  /// - Parameter tell: Draws a frame.
  /// - Returns: A token; the observer ends when it is cancelled or released.
  public func observe(_ tell: @escaping @MainActor (Kind.Display) -> Void) -> ObservationToken {
    machine.observe(tell)
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

  // MARK: - Work of the screen

  /// Performs asynchronous work that outlives states: it ends with the screen or at ``stop()``.
  ///
  /// For writing: an order, a save or an upload must survive when the user navigates to another
  /// state. Reading is work of a state, which ends with it: ``State/perform(cause:_:then:)``.
  ///
  /// - Parameters:
  ///   - cause: What a refusal of this work is recorded as.
  ///   - work: What to do.
  ///   - then: Given the result and the state that is then current; it may draw on that state and
  ///     send it requests.
  /// - Returns: A handle that can end the work sooner.
  @discardableResult public func perform<Value>(
    cause: String = "result",
    _ work: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Kind.StateClass, Result<Value, any Error>) -> Void = { _, _ in }
  ) -> Work {
    if let refusal = machine.obstacle(to: .work(cause), by: .screen) {
      return machine.refuseWork(refusal, cause: cause)
    }
    let performed = PerformedWork(
      cause: cause, machine: machine, owner: nil, then: .screen(then))
    machine.lifeline.ofScreen.append(performed)
    performed.start(work)
    return performed
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
