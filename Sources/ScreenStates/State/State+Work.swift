extension Screen.State {
  /// Performs asynchronous work that ends with this state.
  ///
  /// The work runs on the main actor (call services that leave it) and is cancelled when the state
  /// exits; its result is then dropped. So it is for reading. What must survive the state, an order or
  /// an upload, is work of the screen: ``Screen/perform(cause:_:then:)``.
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
  /// Work whose closure captures its state and never ends keeps that state in memory: capture what
  /// the work needs, not `self`. A `then` that names its own kind loads again, without end if the
  /// answers come at once: wait with ``after(_:cause:then:)`` between two loads.
  ///
  /// - Parameters:
  ///   - cause: The cause that the log gives to the next kind.
  ///   - work: What to do.
  ///   - then: Names the next kind from the result, or nil to stay. Called on the main actor after
  ///     the work has returned, and only while this state is current.
  /// - Returns: A handle that can end the work sooner.
  @inlinable @discardableResult public final func perform<Value>(
    cause: String = "result",
    _ work: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Kind?
  ) -> Screen.Work {
    start(.work(cause), cause) { machine in
      Screen.PerformedWork(
        cause: cause, machine: machine, owner: type(of: self), then: .state(then))
    } begin: {
      $0.start(work)
    }
  }

  /// Performs asynchronous work that ends with this state, and tells of its progress.
  ///
  /// While the main actor is busy only the newest report is kept; the last one is delivered before
  /// the result. What is reported after the state has exited, or after the work has returned, is
  /// dropped.
  ///
  /// ```swift
  /// perform { [file, uploads] report in
  ///   try await uploads.send(file) { sent in report(sent) }
  /// } each: { [self] sent in
  ///   display.sent = sent
  ///   return nil
  /// } then: { result in
  ///   .finished(result)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - cause: The cause that the log gives to the next kind.
  ///   - work: What to do; it calls the closure that it is given with each report, from any thread.
  ///   - each: Names the next kind from the newest report, or nil to stay.
  ///   - then: Names the next kind from the result, or nil to stay.
  /// - Returns: A handle that can end the work sooner.
  @discardableResult public final func perform<Report: Sendable, Value>(
    cause: String = "result",
    _ work:
      @escaping @MainActor (_ report: @escaping @Sendable (Report) -> Void) async throws -> Value,
    each: @escaping @MainActor (Report) -> Kind?,
    then: @escaping @MainActor (Result<Value, any Error>) -> Kind?
  ) -> Screen.Work {
    start(.work(cause), cause) { machine in
      Screen.PerformedWork(
        cause: cause, machine: machine, owner: type(of: self), then: .state(then))
    } begin: {
      $0.start(work) { each($1) }
    }
  }

  /// Calls `then` after a delay, unless this state has exited by then.
  ///
  /// Time is the screen's clock. Of two timers due at one instant, the one that was set first goes
  /// first; if it leads to another state, the second is dropped.
  ///
  /// - Parameters:
  ///   - delay: How long to wait; zero or less fires on the next turn of the main actor.
  ///   - cause: The cause that the log gives to the next kind.
  ///   - then: Names the next kind, or nil to stay.
  /// - Returns: A handle that can take the timer back.
  @discardableResult public final func after(
    _ delay: Duration, cause: String = "timer", then: @escaping @MainActor () -> Kind?
  ) -> Screen.Work {
    start(.work(cause), cause) { machine in
      Screen.TimerWork(cause: cause, machine: machine, owner: type(of: self)) { _ in
        then()
      }
    } begin: {
      $0.start(after: delay)
    }
  }

  /// Follows a sequence of values until it ends or this state exits.
  ///
  /// A sequence whose elements are all there at once gives the main actor a turn after every 100.
  ///
  /// - Parameters:
  ///   - sequence: What to follow.
  ///   - cause: The cause that the log gives to the next kind.
  ///   - each: Names the next kind from an element, or nil to stay.
  ///   - finished: Called when the sequence ends, by itself or by an error; names the next kind, or
  ///     nil to stay, which is the default.
  /// - Returns: A handle that can end it sooner.
  @discardableResult public final func follow<Sequence: AsyncSequence>(
    _ sequence: Sequence, cause: String = "element",
    each: @escaping @MainActor (Sequence.Element) -> Kind?,
    finished: @escaping @MainActor (Result<Void, any Error>) -> Kind? = { _ in nil }
  ) -> Screen.Work {
    start(.work(cause), cause) { machine in
      Screen.FollowedWork<Sequence>(
        cause: cause, machine: machine, owner: type(of: self), each: { each($1) },
        finished: { finished($1) })
    } begin: {
      $0.start(sequence)
    }
  }

  /// Runs a child screen while this state is current.
  ///
  /// The child is started now and stopped before this state's `exit()`, inner states first. One
  /// child has one host. The path of the screen shows the child's: `loggedIn/playing`. Hosts nest at
  /// most 200 deep.
  ///
  /// - Parameters:
  ///   - child: The screen to run.
  ///   - cause: The cause that the log gives to the next kind.
  ///   - then: Given each kind that the child has settled in, when this screen's own transition is
  ///     complete; names this screen's next kind, or nil to stay. Without it, this screen stays.
  /// - Returns: A handle that can end the hosting sooner.
  @discardableResult public final func host<ChildKind: StateKind>(
    _ child: Screen<ChildKind>, cause: String = "child",
    then: (@MainActor (ChildKind) -> Kind?)? = nil
  ) -> Screen.Work {
    start(.host(child.machine.path), cause) { machine in
      machine.obstacle(toHosting: child.machine)
    } make: { machine in
      Screen.HostedWork<ChildKind>(
        cause: cause, machine: machine, owner: type(of: self), then: then)
    } begin: {
      $0.start(child)
    }
  }

  /// Starts something that ends with this state, or refuses it.
  @inlinable final func start<Work: Screen.Work>(
    _ wish: @autoclosure () -> Wish, _ cause: String,
    unless obstacle: (Machine<Kind>) -> Refusal? = { _ in nil },
    make: (Machine<Kind>) -> Work, begin: (Work) -> Void
  ) -> Screen.Work {
    guard let machine else {
      return Screen.Work(cause: cause, refused: refuseNotCurrent(wish(), to: nil, cause: cause))
    }
    // Held until the work has begun, so that the screen cannot be released in between.
    guard let screen = machine.screen else {
      return machine.refuseWork(machine.refusal(of: wish(), by: .state), cause: cause)
    }
    defer { extendLifetime(screen) }
    if let refusal = machine.obstacle(to: wish(), by: .state) ?? obstacle(machine) {
      return machine.refuseWork(refusal, cause: cause)
    }
    let work = make(machine)
    unsafe machine.lifeline.ofState.append(work)
    begin(work)
    return work
  }
}
