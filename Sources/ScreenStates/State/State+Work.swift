extension Screen.State {
  /// Performs asynchronous work that ends with this state.
  ///
  /// The work runs on the main actor, so call services that do their work elsewhere. It is
  /// cancelled when the state exits, and its result is dropped. Use it for reading. For an order,
  /// an upload and other work that must survive the state, use ``Screen/perform(cause:_:then:)``.
  ///
  /// ```swift
  /// perform { [news] in
  ///   try await news.latest()
  /// } then: { result in
  ///   switch result {
  ///   case .success(let articles): .displayNews(articles)
  ///   case .failure(let error): .error(error)
  ///   }
  /// }
  /// ```
  ///
  /// Work begins in a task of its own. If the state exits before that has begun, the work still begins,
  /// cancelled, as every task does: where that matters, `try Task.checkCancellation()` first.
  ///
  /// Work whose closure captures its state and never ends keeps that state in memory: capture only
  /// the values that the work needs, not `self`. A `then` that returns the state's own kind repeats
  /// the work, without pause if the results come at once: wait with ``after(_:cause:then:)``
  /// between two loads.
  ///
  /// - Parameters:
  ///   - cause: The cause that the log records for the transition to the next kind; by default
  ///     `success` or `failure` after the result, and `result` before it.
  ///   - work: What to do.
  ///   - then: Returns the next kind for the result, or nil to stay. Called on the main actor after
  ///     the work has returned, and only while this state is current.
  /// - Returns: A handle that can end the work sooner.
  @discardableResult public final func perform<Value>(
    cause: String? = nil,
    _ work: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Kind?
  ) -> Screen.Work {
    let name = cause ?? "result"
    return start(.work(name), name) { machine in
      PerformedWork(cause: cause, machine: machine, owner: type(of: self), then: deciding(then))
    } begin: {
      $0.start(work)
    }
  }

  /// Calls `then` after a delay, unless this state has exited by then.
  ///
  /// The delay is measured by the screen's clock. Of two timers due at the same instant, the one
  /// that was set first fires first; if it leads to another state, the second is dropped.
  ///
  /// - Parameters:
  ///   - delay: How long to wait; zero or less fires on the next turn of the main actor.
  ///   - cause: The cause that the log records for the transition to the next kind.
  ///   - then: Returns the next kind, or nil to stay.
  /// - Returns: A handle that can cancel the timer.
  @discardableResult public final func after(
    _ delay: Duration, cause: String = "timer", then: @escaping @MainActor () -> Kind?
  ) -> Screen.Work {
    startTimer(cause, then) { $0.start(after: delay) }
  }

  /// Calls `then` again and again, first after one interval, until this state exits.
  ///
  /// ```swift
  /// every(.seconds(1)) { [self] in
  ///   let left = clock.now.duration(to: end)
  ///   display.secondsLeft = Int((left / .seconds(1)).rounded(.up))
  ///   return left > .zero ? nil : .expired
  /// }
  /// ```
  ///
  /// Each call is due one interval after the instant at which the previous one was due, so late calls
  /// add up to no delay. If the clock has passed the next instant, too, because a device slept or the
  /// main actor was busy, the calls in between are left out, and the interval begins anew.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls, at least a millisecond.
  ///   - cause: The cause that the log records for the transition to the next kind.
  ///   - then: Returns the next kind, or nil to stay.
  /// - Returns: A handle that can cancel the timer.
  @discardableResult public final func every(
    _ interval: Duration, cause: String = "timer", then: @escaping @MainActor () -> Kind?
  ) -> Screen.Work {
    startTimer(cause, then) { $0.start(every: interval) }
  }

  /// Follows a sequence of values until it ends or this state exits.
  ///
  /// The main actor is yielded after every 100 elements, even if more are ready.
  ///
  /// - Parameters:
  ///   - sequence: What to follow.
  ///   - cause: The cause that the log records for the transition to the next kind.
  ///   - each: Returns the next kind for an element, or nil to stay.
  ///   - finished: Called when the sequence ends, by itself or with an error; returns the next
  ///     kind, or nil to stay. Without it this state stays; an error is recorded in the log by its
  ///     type, and is a mistake that a debug build reports.
  /// - Returns: A handle that can end the work sooner.
  @discardableResult public final func follow<Sequence: AsyncSequence>(
    _ sequence: Sequence, cause: String = "element",
    each: @escaping @MainActor (Sequence.Element) -> Kind?,
    finished: (@MainActor (Result<Void, any Error>) -> Kind?)? = nil
  ) -> Screen.Work {
    start(.work(cause), cause) { machine in
      FollowedWork<Sequence>(
        cause: cause, machine: machine, owner: type(of: self), each: deciding(each),
        finished: finished.map { deciding($0) })
    } begin: {
      $0.start(sequence)
    }
  }

  private func startTimer(
    _ cause: String, _ then: @escaping @MainActor () -> Kind?, begin: (TimerWork) -> Void
  ) -> Screen.Work {
    let make = { @MainActor machine in
      TimerWork(cause: cause, machine: machine, owner: type(of: self)) { machine in
        edge(of: machine, for: Kind.self).want(then())
      }
    }
    return start(.work(cause), cause, make: make, begin: begin)
  }

  /// Makes a closure that decides with a value, and says whether a kind is wanted.
  func deciding<Value>(
    _ decide: @escaping @MainActor (Value) -> Kind?
  ) -> @MainActor (Machine, Value) -> Bool {
    { machine, value in edge(of: machine, for: Kind.self).want(decide(value)) }
  }
}
