extension Screen.State {
  /// Performs asynchronous work that ends with this state.
  ///
  /// The work runs on the main actor (call services that leave it) and is cancelled when the state
  /// exits; from then on its result is dropped. So it is for reading: what must not die because the
  /// user went elsewhere, an order or an upload, is work of the screen:
  /// ``Screen/perform(cause:_:then:)``.
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
  /// the work needs, not `self`.
  ///
  /// - Parameters:
  ///   - cause: The cause that the log gives to the next kind.
  ///   - work: What to do.
  ///   - then: Names the next kind from the result, or nil to stay. Called on the main actor after
  ///     the work has returned, and only while this state is current.
  /// - Returns: A handle that can end the work sooner.
  @inlinable
  @discardableResult
  public final func perform<Value>(
    cause: String = "result",
    _ work: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Kind?
  ) -> Screen.Work {
    begin(.work(cause), cause) { machine in
      Screen.PerformedWork(
        cause: cause, machine: machine, owner: type(of: self), then: .state(then))
    } start: {
      $0.start(work)
    }
  }

  /// Calls back after a delay, unless this state has exited by then.
  ///
  /// Time is the screen's clock. At one instant the timer that was set first goes first; if it leads
  /// to another state, the other is dropped.
  ///
  /// - Parameters:
  ///   - delay: How long to wait; zero or less fires on the next turn of the main actor.
  ///   - cause: The cause that the log gives to the next kind.
  ///   - then: Names the next kind, or nil to stay.
  /// - Returns: A handle that can take the timer back.
  @discardableResult
  public final func after(
    _ delay: Duration, cause: String = "timer", then: @escaping @MainActor () -> Kind?
  ) -> Screen.Work {
    begin(.work(cause), cause) { machine in
      Screen.TimerWork(cause: cause, machine: machine, owner: type(of: self), then: then)
    } start: {
      $0.start(after: delay)
    }
  }

  /// Follows a sequence of values until it ends or this state exits.
  ///
  /// - Parameters:
  ///   - sequence: What to follow.
  ///   - cause: The cause that the log gives to the next kind.
  ///   - each: Names the next kind from an element, or nil to stay.
  ///   - finished: Told how the sequence ended, by itself or by an error; names the next kind, or nil
  ///     to stay, which is the default.
  /// - Returns: A handle that can end it sooner.
  @discardableResult
  public final func follow<Sequence: AsyncSequence>(
    _ sequence: Sequence, cause: String = "element",
    each: @escaping @MainActor (Sequence.Element) -> Kind?,
    finished: @escaping @MainActor (Result<Void, any Error>) -> Kind? = { _ in nil }
  ) -> Screen.Work {
    begin(.work(cause), cause) { machine in
      Screen.FollowedWork<Sequence>(
        cause: cause, machine: machine, owner: type(of: self), each: each, finished: finished)
    } start: {
      $0.start(sequence)
    }
  }

  /// Runs a child screen while this state is current.
  ///
  /// The child is started now and stopped before this state's `exit()`, inner states first. One
  /// child has one host. The path of the screen shows the child's: `loggedIn/playing`.
  ///
  /// - Parameters:
  ///   - child: The screen to run.
  ///   - cause: The cause that the log gives to the next kind.
  ///   - then: Given each kind that the child has settled in, when this screen's own transition is
  ///     complete; names this screen's next kind, or nil to stay. Left out, this screen stays.
  /// - Returns: A handle that can end the hosting sooner.
  @discardableResult
  public final func host<ChildKind: StateKind>(
    _ child: Screen<ChildKind>, cause: String = "child",
    then: (@MainActor (ChildKind) -> Kind?)? = nil
  ) -> Screen.Work {
    begin(.host(child.machine.path), cause) { machine in
      machine.refusal(ofHosting: child.machine)
    } make: { machine in
      Screen.HostedWork<ChildKind>(
        cause: cause, machine: machine, owner: type(of: self), then: then)
    } start: {
      $0.start(child)
    }
  }

  /// Starts something that ends with this state, if the state may.
  @inlinable
  final func begin<Work: Screen.Work>(
    _ wish: @autoclosure () -> Wish, _ cause: String,
    unless obstacle: (Machine<Kind>) -> Refusal? = { _ in nil },
    make: (Machine<Kind>) -> Work, start: (Work) -> Void
  ) -> Screen.Work {
    guard let machine else { return refuseApart(wish(), cause: cause) }
    // Held from the question to the end, so that the screen cannot go in between.
    let screen = machine.screen
    defer { withExtendedLifetime(screen) {} }
    guard machine.mayStartWork, screen != nil else {
      return refuse(machine.refusalOfWork(wish()), cause: cause)
    }
    if let refusal = obstacle(machine) { return refuse(refusal, cause: cause) }
    let work = make(machine)
    unsafe machine.lifeline.ofState.append(work)
    start(work)
    return work
  }

  /// Refuses work that is asked for before entry or after exit.
  @usableFromInline
  final func refuseApart(_ wish: Wish, cause: String) -> Screen.Work {
    let refusal = refusalApart(wish)
    formerLog?.add(to: nil, cause: cause, .refused(refusal))
    return Screen.Work(cause: cause, refused: refusal)
  }

  /// Refuses work that may not be started just now.
  @usableFromInline
  final func refuse(_ refusal: Refusal, cause: String) -> Screen.Work {
    machine?.record(refusal, cause: cause)
    return Screen.Work(cause: cause, refused: refusal)
  }
}
