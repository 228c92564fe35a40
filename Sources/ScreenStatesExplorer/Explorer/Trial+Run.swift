internal import ScreenStates
internal import ScreenStatesTestKit

extension Trial {
  /// Runs something, and all that follows from it, until nothing can run.
  func run(
    _ choose: Rest.Choice? = nil, _ body: @escaping @MainActor () async -> Void
  ) async {
    now = nil
    defer { now = nil }
    guard let rest else {
      released = nil
      await asCause(body)
      return await guessRest()
    }
    let before = outcome.outside
    outcome = rest.run(limit: jobLimit, choose: choose) {
      released = nil
      Task { await asCause(body) }
    }
    if let subject {
      followView(of: subject)
      belongings.add([subject] + explorer.access.parts(subject))
    }
    await waitForJobsElsewhere(atMost: .milliseconds(500))
    if outcome.elsewhere > 0 || outcome.outside > before { coverage.notAtRest(after: lastCall) }
  }

  /// Lets the view look for changed values, and the test wait, until no task of the view restarts.
  private func followView(of subject: Subject) {
    guard !inputs.view.changes.isEmpty || explorer.access.wait != nil else { return }
    let first = inputs.view.restarts
    var former = first
    repeat {
      if outcome.isEndless { return }
      former = inputs.view.restarts
      goOn {
        asCause { for look in inputs.view.changes { look(subject) } }
        if let wait = explorer.access.wait { Task { await wait(subject) } }
      }
      outcome.isEndless = outcome.isEndless || restartsForever(since: first)
      // A restarted task may have changed its own identifier.
    } while former != inputs.view.restarts
  }

  private func restartsForever(since first: Int) -> Bool {
    inputs.view.restarts - first >= restartLimit
  }

  /// Continues a run whose jobs have all run.
  func goOn(_ body: () -> Void = {}) {
    guard let later = rest?.run(limit: jobLimit, body) else { return }
    (outcome.elsewhere, outcome.outside) = (later.elsewhere, later.outside)
    outcome.isEndless = later.isEndless
  }

  /// Waits for jobs on an unknown thread, which may come back to the main actor.
  func waitForJobsElsewhere(atMost limit: Duration) async {
    let end = ContinuousClock.now + limit
    while outcome.elsewhere > 0, !outcome.isEndless, .now < end {
      try? await Task.sleep(for: .milliseconds(1))
      goOn()
    }
  }

  /// Runs a closure with a `Cause` for the tasks that it starts.
  private func asCause(_ body: @MainActor () async -> Void) async {
    await Cause.$first.withValue(Cause(origins.latestInput.value, origins.latestInput)) {
      await body()
    }
  }

  /// Runs a closure with a `Cause` for the tasks that a view starts because a value has changed.
  private func asCause(_ body: () -> Void) {
    Cause.$first.withValue(
      Cause("the view after \(origins.latestInput.value)", origins.latestInput)
    ) { body() }
  }

  /// Waits for turns of the main actor, where rest cannot be known.
  private func guessRest() async {
    guard let subject else { return await turns(2) }
    let first = inputs.view.restarts
    let isInTime = await ends(within: explorer.patience) { [self] in
      var isMoving = true
      while isMoving, !restartsForever(since: first) {
        let former = inputs.view.restarts
        asCause { for look in inputs.view.changes { look(subject) } }
        await explorer.access.settle(subject)
        await explorer.access.wait?(subject)
        // A call may end by itself, such as by cancellation, and its task then continues.
        isMoving = await inputs.haveGoneOn() || former != inputs.view.restarts
      }
    }
    outcome.isEndless = !isInTime || restartsForever(since: first)
    belongings.add([subject] + explorer.access.parts(subject))
  }

  /// A sentence about something that never ends; nil if there is no such thing.
  var endless: String? {
    if outcome.isEndless { return "\(lastCall) starts something that never comes to rest." }
    guard let rest, let subject else { return nil }
    let sleeps =
      rest.sleeps.isEmpty
      ? "that no answer and no clock of the test ends" : "that only a real sleep ends"
    return explorer.access.waiting(subject).first.map {
      "\($0) waits for something \(sleeps)."
    }
  }
}
