internal import ScreenStates
internal import ScreenStatesTestKit

extension Trial {
  /// Runs something, and all that follows from it, until nothing can run.
  func run(_ choose: Rest.Choice? = nil, _ body: @escaping @MainActor () async -> Void) async {
    now = (nil, nil)
    defer { now = (nil, nil) }
    guard let rest else {
      released = nil
      return await guessRest(after: body)
    }
    let before = outcome.outside
    outcome = rest.run(limit: jobLimit, choose: choose) {
      released = nil
      asCause { Task { await body() } }
    }
    while let clock = clockAtInstant.take() {
      lookOverTime()
      goOn { clock.resume() }
    }
    if let subject { await followView(of: subject) }
    noteBelongings()
    // A task that cannot be ended goes on beside every further run.
    if hasNoEnd { return }
    await waitForJobsElsewhere(atMost: .milliseconds(500))
    // What a state's work waits for is a finding of its own; a real clock sleeps without a cause.
    let sleepsByItself =
      rest.sleeps.contains { $0.cause != nil } && screen?.pendingWork.isEmpty == true
    if outcome.elsewhere > 0 || outcome.outside > before || sleepsByItself {
      coverage.notAtRest(after: lastCall)
    }
  }

  /// Lets the view look for changed values, until no task of the view restarts.
  private func followView(of subject: Subject) async {
    let first = inputs.view.restarts
    var former = first
    repeat {
      if outcome.isEndless { return }
      if coverage.waitsForMainQueue, !explorer.access.isScreen {
        await turns(3)
        goOn()
      }
      if inputs.view.changes.isEmpty { return }
      former = inputs.view.restarts
      goOn { lookForChanges(of: subject) }
      outcome.isEndless = outcome.isEndless || restartsForever(since: first)
      // A restarted task may have changed its own identifier.
    } while former != inputs.view.restarts
  }

  private func restartsForever(since first: Int) -> Bool {
    inputs.view.restarts - first >= restartLimit
  }

  /// Continues a run whose jobs have all run.
  func goOn(_ body: () -> Void = {}) {
    guard let later = rest?.run(limit: jobLimit, body) else { return body() }
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

  private func lookForChanges(of subject: Subject) {
    asCause(of: "the view after ") { for look in inputs.view.changes { look(subject) } }
  }

  /// Runs a closure with a `Cause` for the tasks that it starts.
  private func asCause(of starter: String = "", _ body: () -> Void) {
    let cause = Cause(
      starter + origins.trace.input.value, origins.trace, callsPerTask: explorer.callsPerTask)
    note(cause)
    #if DEBUG
      let hear = {
        @Sendable [mistakes = witness.mistakes, outer = TestKit.hearMistake] (sentence: String) in
        mistakes.withLock { $0.append(sentence) }
        outer?(sentence)
      }
      TestKit.$hearMistake.withValue(hear) { Cause.$first.withValue(cause) { body() } }
    #else
      Cause.$first.withValue(cause) { body() }
    #endif
  }

  /// The mistakes that screens have told since the last step began.
  func mistakesTold() -> [Problem] {
    witness.mistakes.withLock { exchange(&$0, with: []) }.withoutRepeats
      .filter { !explorer.mayTell($0) }.map { (.misuse, $0, $0) }
  }

  /// Runs something, and waits for turns of the main actor, where rest cannot be known.
  private func guessRest(after body: @escaping @MainActor () async -> Void) async {
    var (hasEnded, isInTime, isMoving) = (false, true, true)
    asCause {
      Task {
        await body()
        hasEnded = true
      }
    }
    await turns(1)
    let first = inputs.view.restarts
    while isInTime, isMoving, !restartsForever(since: first) {
      let former = inputs.view.restarts
      isInTime = await ends(within: explorer.patience) { [self] in
        // An input of the test may await what the test has to answer.
        while explorer.access.isScreen, !hasEnded, causes.contains(where: \.isRunning) {
          await turns(1)
        }
        guard let subject else { return }
        await screen?.settled()
        await turns(screen == nil ? 2 : 1)
        await explorer.access.wait?(subject)
      }
      // A call may end by itself, such as by cancellation, and its task then continues.
      let hasGoneOn = await inputs.haveGoneOn()
      isMoving = await waitForTasks() || hasGoneOn
      if let subject { lookForChanges(of: subject) }
      isMoving = isMoving || former != inputs.view.restarts
    }
    outcome.isEndless = !isInTime || restartsForever(since: first)
    noteBelongings()
  }

  /// Remembers a cause, so that a guess of rest waits for its tasks.
  func note(_ cause: Cause) { if rest == nil { causes.append(WeakObject(cause)) } }

  /// Reads what an object shows, where rest is guessed; waits only if that has started a task.
  func waitForRead(of subject: Subject) async {
    asCause { explorer.access.read(subject) }
    causes.removeAll { $0.object == nil }
    if causes.contains(where: \.isRunning) { await guessRest {} }
  }

  /// Waits until each task waits for the test or has ended; returns whether there was one.
  ///
  /// The patience is a number of turns, because a busy machine needs more time. A task that then does
  /// neither runs elsewhere, or waits for something that the kit does not know.
  private func waitForTasks() async -> Bool {
    causes.removeAll { $0.object == nil }
    var count = 0
    // What a call of this name has left running before is not waited for again.
    let limit = coverage.unknown.contains(lastCall) ? 0 : explorer.patience / .milliseconds(10)
    while causes.contains(where: \.isRunning) {
      guard count < 100 || Double(count) < limit else {
        coverage.notAtRest(after: lastCall)
        causes.removeAll(where: \.isRunning)
        break
      }
      // What stays on the main actor needs turns only, but other threads need a processor.
      if count >= 100 { try? await Task.sleep(for: .milliseconds(1)) }
      await turns(1)
      count += 1
    }
    return count > 0
  }

  /// Whether work may wait for a task that waits for an answer, such as a refresh that several share.
  private var mayWaitForAnswer: Bool { rest != nil && waiting.contains { !$0.isCancelled } }

  /// A sentence about something that never ends; nil if there is no such thing.
  var endless: String? {
    // A guess of rest waits until the patience is used up; known rest ends at once.
    let mayWait = outcome.isEndless == (rest == nil) && !mayWaitForAnswer
    if mayWait, let work = screen?.pendingWork.first {
      let isAsleep = rest?.sleeps.isEmpty == false
      let end = isAsleep ? "only a real sleep" : "no answer and no clock of the test"
      return "\(work) waits for something that \(end) ends."
    }
    if outcome.isEndless { return "\(lastCall) starts something that never comes to rest." }
    return inputs.clocks.compactMap(\.problem).first
  }
}

extension WeakObject {
  /// Whether it is a cause of which no task waits for the test.
  fileprivate var isRunning: Bool { (object as? Cause)?.isRunning == true }
}
