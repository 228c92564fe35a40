internal import ScreenStatesTestKitRest

extension Trial {
  /// What a stop leaves behind that should have ended with it, by what it is.
  func leftAfterStop() async -> [(thing: String, problem: String)] {
    guard explorer.access.stopCall != nil else { return [] }
    await run { [self] in subject.map(explorer.access.stop) }
    return leftByStop
  }

  /// What is there after a stop that should have ended with it, by what it is.
  var leftByStop: [(thing: String, problem: String)] {
    guard let subject else { return [] }
    var problems = explorer.access.look(subject, inputs.rest).underWay.map { thing in
      (thing, "\(thing) is still under way")
    }
    problems += inputs.waiting.filter { $0.isOfScreen && !$0.isCancelled }.map {
      ($0.service, "\($0.name) was not cancelled")
    }
    if !explorer.access.isBlank(subject) {
      problems.append(("display", "the display is not blank"))
    }
    return problems
  }

  /// The screens that a state which has left keeps running, and that no state hosts.
  func screensKept(in look: Look<Shown>) -> [String] {
    guard let subject, let former, !isSameState || !look.isRunning else { return [] }
    return explorer.access.screensKept(subject, former).filter { !explorer.mayGoOn.contains($0) }
  }

  /// The names of the states that have left and are kept, once all calls have ended.
  func statesKept() async -> [String] {
    guard explorer.access.stopCall != nil else { return [] }
    await run { [self] in
      former = nil
      inputs.abandonCalls()
    }
    let present = subject.flatMap { explorer.access.state($0) }
    return witness.states.filter { $0.object != nil && $0.object !== present }.map { "\($0.type)" }
  }

  /// How many actions wait on its clocks.
  var timerCount: Int { inputs.clocks.map(\.scheduledCount).reduce(0, +) }

  /// Lets everything go.
  ///
  /// - Returns: The names of the objects that are still alive.
  func letGo() async -> [String] {
    var unfinished: [String] = []
    await run { [self] in
      let waiting = inputs.waiting
      let isOwn = waiting.map { $0.call.work?.home === subject }
      former = nil
      subject = nil
      // A screen that is let go cancels at once, and those that it hosts a turn later.
      unfinished = zip(waiting, isOwn).filter { $1 && !$0.call.isCancelled }.map { call, _ in
        "\(call.name), which was not cancelled,"
      }
      // What still waits was left unanswered on purpose, and what sleeps was left asleep.
      inputs.abandonCalls()
    }
    // Who asks again after that is told no again, but a loop that does has no end.
    for _ in 0..<10 where inputs.isWaiting {
      await run { [self] in
        inputs.abandonCalls()
        for clock in inputs.clocks { clock.abandonSleepers() }
        _ = await inputs.haveGoneOn()
      }
    }
    await run { [self] in
      inputs.forget()
      witness.attachments = []
    }
    await waitForThreads()
    await endSleeps()
    rest?.end()
    return unfinished + parts.filter { $0.object != nil }.map { "\($0.type)" }
  }

  /// Cancels what really sleeps; a task that goes on all the same has no end.
  private func endSleeps() async {
    guard let rest, !rest.sleeps.isEmpty else { return }
    var outcome = rest.run(limit: jobLimit) { rest.cancelSleepers() }
    var tries = 0
    while outcome.elsewhere > 0, tries < 500 {
      tries += 1
      try? await Task.sleep(for: .milliseconds(1))
      outcome = rest.run(limit: jobLimit) {}
    }
    hasNoEnd = outcome.elsewhere > 0
  }

  /// What is still there may wait for a thread that is not known; a few times that is waited for.
  private func waitForThreads() async {
    guard rest != nil, parts.contains(where: { $0.object != nil }), coverage.mayWait() else {
      return
    }
    for _ in 0..<50 where parts.contains(where: { $0.object != nil }) {
      try? await Task.sleep(for: .milliseconds(1))
      await run {}
    }
  }
}
