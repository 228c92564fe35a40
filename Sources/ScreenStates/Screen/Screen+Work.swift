extension Screen {
  /// Performs asynchronous work that outlives states: it ends with the screen or at ``stop()``.
  ///
  /// For writing: an order, a save, an upload must not die because the user went to another state.
  /// Reading is work of a state, which ends with it: ``State/perform(cause:_:then:)``.
  ///
  /// - Parameters:
  ///   - cause: What a refusal of this work is recorded as.
  ///   - work: What to do.
  ///   - then: Told the result with whichever state is then current; it may draw on that state and
  ///     send it requests.
  /// - Returns: A handle that can end the work sooner.
  @discardableResult
  public func perform<Value>(
    cause: String = "result",
    _ work: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Kind.StateClass, Result<Value, any Error>) -> Void = { _, _ in }
  ) -> Work {
    if let refusal = machine.refusalOfScreenWork(.work(cause)) {
      machine.record(refusal, cause: cause)
      return Work(cause: cause, refused: refusal)
    }
    let performed = PerformedWork(cause: cause, machine: machine, owner: nil, then: .screen(then))
    unsafe machine.lifeline.ofScreen.append(performed)
    performed.start(work)
    return performed
  }

  /// Returns when the screen has come to rest: nothing is queued, and no work is under way here or
  /// in its children.
  ///
  /// Timers and sequences do not count, nor do answers that a test holds back. Returns early when
  /// the task that waits is cancelled.
  public func settled() async {
    await machine.settle()
  }
}
