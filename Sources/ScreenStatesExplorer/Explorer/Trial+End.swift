internal import ScreenStates
internal import ScreenStatesTestKit

/// Something that is wrong with a subject, before a history makes it a finding.
typealias Problem = (rule: Finding.Rule, about: String, sentence: String)

extension Trial {
  /// Stops the screen, or sends its former state every request; returns what is wrong then.
  func end(stoppingIn path: String?) async -> [Problem] {
    if let path { return await stop(in: path) + statesKept() }
    let problems = await stateThatObeys()
    await run { [self] in former = nil }
    return problems
  }

  /// Stops the screen, and returns what should have ended with the stop but did not.
  func stop(in path: String) async -> [Problem] {
    guard explorer.access.isScreen else { return [] }
    await run { [self] in screen?.stop() }
    guard let subject, let screen else { return [] }
    let underWay = screen.underWay.map { $0.words(inputs.rest) }
    var left = underWay.map { ($0, "\($0) is still under way") }
    // The calls of a screen that no state hosts are its own.
    left += inputs.waiting.filter { call in
      call.isOfScreen && !call.isCancelled && !strays.have(call.call.work?.home)
    }.map { ($0.service, "\($0.name) was not cancelled") }
    if !explorer.access.isBlank(subject) { left.append(("display", "the display is not blank")) }
    return left.map { (.left, $0, "\($1) after a stop in \(path).") }
  }

  /// The running screens that no state hosts, and that outlive the state that started them.
  func screensKept(in look: Look<Shown>) -> [Problem] {
    let state = look.isRunning ? screen?.currentState : nil
    return strays.outliving(state).filter { !explorer.mayGoOn.contains($0) }.map { name in
      (.left, name, "The screen \(name) runs on after its state; host it, or stop it in exit().")
    }
  }

  /// Ends all calls; returns the exited states that are still held.
  private func statesKept() async -> [Problem] {
    guard explorer.access.isScreen else { return [] }
    await run { [self] in
      former = nil
      inputs.abandonCalls()
    }
    let present = screen?.currentState
    return witness.states.filter { $0.object != nil && $0.object !== present }.map {
      (
        .leak, "kept \($0.type)",
        "\($0.type) has exited and is still held; capture it weakly in what holds it."
      )
    }
  }

  var timerCount: Int { inputs.clocks.map(\.scheduledCount).reduce(0, +) }

  /// The services that were called, and for which the test declares no answers; ends their calls.
  private func endUndeclaredCalls() async -> [Problem] {
    // A cancelled call may be about to end.
    let declared = Set(inputs.services.flatMap(\.all).map { ObjectIdentifier($0.call) })
    let calls = UnansweredCalls.after(origins.trace).filter {
      !declared.contains(ObjectIdentifier($0))
    }
    if !calls.isEmpty { await run { for call in calls { call.abandon() } } }
    let clocks = origins.trace.clocks.value.filter { clock in
      !explorer.access.isScreen && clock.scheduledCount > 0
        && !inputs.clocks.contains { $0 === clock }
    }
    if !clocks.isEmpty { await run { for clock in clocks { clock.abandonSleepers() } } }
    let still: [Problem] = clocks.map { clock in
      (
        .neverPossible, clock.name,
        "A task sleeps on the \(clock.name), and inputs.clock does not declare it, so it never moves."
      )
    }
    return still
      + calls.map(\.service).withoutRepeats.map { service in
        (
          .neverGiven, service,
          "The \(service) is called, and inputs.answers declares no answers for it; with: [] says that"
            + " none ever comes."
        )
      }
  }

  /// Releases the subject, and ends everything that still waits; returns what is wrong then.
  @discardableResult
  func letGo() async -> [Problem] {
    await lookForWorkElsewhere()
    coverage.longTasks.formUnion(origins.trace.longTasks.value)
    await letViewDisappear()
    let undeclared = await endUndeclaredCalls()
    var unfinished: [String] = []
    await run { [self] in
      let own = inputs.waiting.filter { $0.call.work?.home === subject }
      former = nil
      for end in inputs.view.endings { end() }
      subject = nil
      // A released screen cancels its calls at once; the screens it hosts cancel a turn later.
      unfinished = own.filter { !$0.isCancelled }.map { "\($0.name), which was not cancelled," }
      // The remaining calls and sleeps end with the history.
      inputs.abandonCalls()
    }
    let endless = await endTasks()
    await run { [self] in
      for call in inputs.services.flatMap(\.all) { call.call.forget() }
      inputs = Inputs()
      witness.attachments = []
    }
    await waitForThreads()
    let began = tasks.map(\.input).withoutRepeats.joined(separator: ", ")
    rest?.end()
    // A screen on the real clock may have begun a sleep that never ends now; others need that clock.
    SleepingClock.continuous.sleepAgain()
    await Turn.giveWay()
    let staying = explorer.mayGoOn.intersection(alive)
    coverage.excused.formUnion(staying)
    let (why, end) =
      explorer.access.isScreen
      ? ("outlives its released screen", "")
      : ("is still held after the test has released it", ", or end that when the view disappears")
    let hint =
      explorer.access.isScreen || began.isEmpty
      ? ""
      : " A task begun by \(began) has not ended: does anything still resume what it waits for?"
    let leaks: [Problem] =
      unfinished.map { (.leak, $0, "\($0) outlives its released screen.") }
      + alive.filter { !staying.contains($0) }.map {
        (.leak, $0, "\($0) \(why); capture it weakly in what holds it\(end).\(hint)")
      }
    return undeclared + endless + leaks + mistakesTold()
  }

  /// Lets the view disappear, which it does before its model is freed.
  private func letViewDisappear() async {
    guard inputs.view.isThere, let subject, !outcome.isEndless,
      let step = step(inputs.view.call(whenThere: true), of: subject)
    else { return }
    await run { [weak subject] in if let subject { await step.run(subject) } }
  }

  /// Ends the remaining tasks; returns what began endless ones.
  private func endTasks() async -> [Problem] {
    let problems = await endTasksInRounds()
    await cancelSleeps()
    // One that is held is told as a leak.
    return hasNoEnd || isHeld ? [] : problems
  }

  /// Ends the tasks' calls and sleeps, again and again, and cancels none: a loop would end then.
  private func endTasksInRounds() async -> [Problem] {
    // Once a task has slept, each round counts as a pause, whether it sleeps now or not.
    var (begun, hasSlept): ([String], Bool) = ([], false)
    var (ended, paused, idle) = (0, 0, 0)
    // Where rest is guessed, a task may need many rounds to go on.
    for _ in 0..<1_000 {
      let calls = UnansweredCalls.after(origins.trace)
      let isAsleep = rest?.sleeps.isEmpty == false
      let isWaiting = !calls.isEmpty || inputs.isWaiting || isAsleep
      guard isWaiting || isGuessedToBeHeld else { return [] }
      if isWaiting { ended += 1 }
      // Nothing waits, and no task of the history lives: what is held is a leak, or a detached task
      // holds it, which gets some rounds.
      causes.removeAll { $0.object == nil }
      idle = isWaiting || !causes.isEmpty ? 0 : idle + 1
      if idle > 20 { return [] }
      // A number that a task doubles before each pause overflows after 33 of them.
      if ended > 100 || paused > max(12, 25 - pauses) { break }
      let sleepers = inputs.timers.map { ($0.setter as? Sleeper)?.start }
      var known = (calls.map(\.start) + sleepers).compactMap { $0?.input }
      if isAsleep { known += tasks.map(\.input).withoutRepeats }
      begun = known.isEmpty ? [""] : known
      // A task without an end would cost every history as much, so each is told once.
      if ended > 10, coverage.endless.isSuperset(of: begun.map(Finding.step)) { return [] }
      let isPausing = !inputs.timers.isEmpty
      await run { [self] in
        for call in calls { call.abandon() }
        inputs.abandonCalls()
        for clock in inputs.clocks { clock.abandonSleepers() }
        _ = await inputs.haveGoneOn()
      }
      hasSlept = hasSlept || rest?.sleeps.isEmpty == false
      if isPausing || hasSlept { paused += 1 }
      goOn { rest?.endSleep() }
      await waitForJobsElsewhere(atMost: explorer.patience)
      if outcome.elsewhere > 0 { break }
    }
    begun = begun.filter { coverage.endless.insert(Finding.step($0)).inserted }
    return begun.map { known in
      let input = known.isEmpty ? lastCall : known
      let sentence =
        "\(input) started work that goes on after \(Subject.self) was released; end it when the view"
        + " disappears, or as soon as self is nil."
      return (.left, Finding.step(input), sentence)
    }
  }

  /// Cancels the tasks in real sleeps; one that goes on nevertheless cannot be ended.
  private func cancelSleeps() async {
    guard let rest, !rest.sleeps.isEmpty else { return }
    goOn { rest.cancelSleepers() }
    // Their threads may not run at once, if other programs occupy the processors.
    await waitForJobsElsewhere(atMost: explorer.patience)
    hasNoEnd = hasNoEnd || outcome.elsewhere > 0
    if hasNoEnd { rest.giveWay() }
  }

  /// Looks whether an object still changes after its last call, which has then left the main actor, or
  /// waits in the main queue.
  private func lookForWorkElsewhere() async {
    guard !outcome.isEndless, !explorer.access.isScreen, let lastSituation,
      coverage.mayWait(for: lastCall)
    else { return }
    for _ in 0..<5 {
      // Known rest has waited for other threads already.
      if rest == nil { try? await Task.sleep(for: .milliseconds(1)) }
      await turns(1)
    }
    if look().map({ situation(of: $0).text }) == lastSituation.text { return }
    if rest != nil { coverage.usesMainQueue = true }
    if rest == nil || coverage.waitsForMainQueue { coverage.notAtRest(after: lastCall) }
  }

  /// Whether an object is held where rest is guessed: its task may still run, and call again.
  private var isGuessedToBeHeld: Bool { rest == nil && !explorer.access.isScreen && isHeld }

  /// The names of the objects that are still alive.
  private var alive: [String] { belongings.filter { $0.object != nil }.map { "\($0.type)" } }

  private var isHeld: Bool { !alive.isEmpty }

  /// Waits a while for objects that an unknown thread may still hold.
  private func waitForThreads() async {
    guard rest != nil, !outcome.isEndless, !hasNoEnd, isHeld, coverage.mayWait(for: "objects")
    else { return }
    for _ in 0..<50 where isHeld {
      try? await Task.sleep(for: .milliseconds(1))
      await run {}
    }
    // Something that the kit does not see has held them, such as a closure on a queue.
    if !isHeld { coverage.notAtRest(after: lastCall) }
  }
}
