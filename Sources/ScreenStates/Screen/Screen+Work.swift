/// Work of the screen: it outlives states, and ends with the screen or at ``Screen/stop()``.
///
/// Its closures get the state that is then current, and act like a `then`: their draws on that
/// state make one frame, and their requests count as requests of that state.
extension Screen {
  /// Performs asynchronous work that outlives states: it ends with the screen or at ``stop()``.
  ///
  /// Use it for writing: an order, a save or an upload must survive when the user navigates to
  /// another state. For reading use work of a state: ``State/perform(cause:_:then:)``.
  ///
  /// - Parameters:
  ///   - cause: The cause that the log records for a refusal of this work.
  ///   - work: What to do.
  ///   - then: Called with the current state and the result; it may draw on that state and send
  ///     it requests. Without it, a failure is recorded in the log by the type of its error, and is
  ///     a mistake that a debug build reports; a `CancellationError` is not.
  /// - Returns: A handle that can end the work sooner.
  @discardableResult public func perform<Value>(
    cause: String = "result",
    _ work: @escaping @MainActor () async throws -> Value,
    then: (@MainActor (Kind.StateClass, Result<Value, any Error>) -> Void)? = nil
  ) -> Work {
    start(performed(cause, then), cause) { $0.start(work) }
  }

  /// Calls `then` after a delay, unless the screen has stopped by then.
  ///
  /// - Parameters:
  ///   - delay: How long to wait; zero or less fires on the next turn of the main actor.
  ///   - cause: The cause that the log records for a refusal of this timer.
  ///   - then: Called with the current state.
  /// - Returns: A handle that can cancel the timer.
  @discardableResult public func after(
    _ delay: Duration, cause: String = "timer",
    then: @escaping @MainActor (Kind.StateClass) -> Void
  ) -> Work {
    startTimer(cause, then) { $0.start(after: delay) }
  }

  /// Calls `then` again and again, first after one interval, until the screen stops.
  ///
  /// See ``State/every(_:cause:then:)`` for late calls.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls, at least a millisecond.
  ///   - cause: The cause that the log records for a refusal of this timer.
  ///   - then: Called with the current state.
  /// - Returns: A handle that can cancel the timer.
  @discardableResult public func every(
    _ interval: Duration, cause: String = "timer",
    then: @escaping @MainActor (Kind.StateClass) -> Void
  ) -> Work {
    startTimer(cause, then) { $0.start(every: interval) }
  }

  /// Follows a sequence of values until it ends or the screen stops.
  ///
  /// - Parameters:
  ///   - sequence: What to follow.
  ///   - cause: The cause that the log records for a refusal of this work.
  ///   - each: Called with the current state and an element.
  ///   - finished: Called with the current state when the sequence has ended or failed. Without it,
  ///     a failure is recorded in the log, and is a mistake that a debug build reports.
  /// - Returns: A handle that can end the work sooner.
  @discardableResult public func follow<Sequence: AsyncSequence>(
    _ sequence: Sequence, cause: String = "element",
    each: @escaping @MainActor (Kind.StateClass, Sequence.Element) -> Void,
    finished: (@MainActor (Kind.StateClass, Result<Void, any Error>) -> Void)? = nil
  ) -> Work {
    start(
      FollowedWork<Sequence>(
        cause: cause, machine: machine, owner: nil, each: staying(each),
        finished: finished.map { staying($0) }), cause
    ) {
      $0.start(sequence)
    }
  }

  /// Work that gives its result to the state that is then current.
  func performed<Value>(
    _ cause: String, _ then: (@MainActor (Kind.StateClass, Result<Value, any Error>) -> Void)?
  ) -> PerformedWork<Value> {
    PerformedWork(cause: cause, machine: machine, owner: nil, then: then.map { staying($0) })
  }

  private func startTimer(
    _ cause: String, _ then: @escaping @MainActor (Kind.StateClass) -> Void,
    begin: (TimerWork) -> Void
  ) -> Work {
    start(
      TimerWork(cause: cause, machine: machine, owner: nil) { machine in
        then(typed(machine.state, for: Kind.self))
        return false
      }, cause, begin: begin)
  }

  /// A closure that gives a value to the current state, and wants no kind.
  func staying<Value>(
    _ tell: @escaping @MainActor (Kind.StateClass, Value) -> Void
  ) -> @MainActor (Machine, Value) -> Bool {
    { machine, value in
      tell(typed(machine.state, for: Kind.self), value)
      return false
    }
  }

  /// Starts work that ends with this screen, or refuses it.
  func start<New: Work>(
    _ work: @autoclosure () -> New, _ cause: String, begin: (New) -> Void
  ) -> Work {
    if let refusal = machine.obstacle(to: .work(cause), by: .screen) {
      return machine.refuseWork(refusal, cause: cause)
    }
    let work = work()
    lifeline.ofScreen.works.append(work)
    begin(work)
    return work
  }
}
