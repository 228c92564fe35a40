import ScreenStates

/// Runs every order of the six kinds of event.
@MainActor
struct Orders {
  /// Which of several answers that wait is given: the one that was asked for first, so that late
  /// ones come before those of the current state, or last.
  enum Choice: String, CaseIterable {
    case oldest
    case newest
  }

  let choice: Choice

  /// Runs all histories of a length, loads answering at once; nil if nothing is wrong.
  func run(length: Int) -> String? {
    for number in 0..<OrderEvent.count(ofLength: length) {
      let events = OrderEvent.history(number, length: length)
      if let failure = run(events) { return sentence(failure, events) }
    }
    return nil
  }

  /// The same, each load being a task.
  func runTasks(length: Int) async -> String? {
    for number in 0..<OrderEvent.count(ofLength: length) {
      let events = OrderEvent.history(number, length: length)
      if let failure = await runTasks(events) { return sentence(failure, events) }
    }
    return nil
  }

  private func run(_ events: [OrderEvent]) -> String? {
    let trial = Trial(.orders)
    trial.root.start(nil)
    trial.check()
    for event in events {
      if let job = act(event, in: trial) { trial.answer(job) }
      trial.check()
      if trial.failure != nil { return trial.failure }
    }
    trial.finish()
    return trial.failure
  }

  private func runTasks(_ events: [OrderEvent]) async -> String? {
    let trial = Trial(.orders, usesTasks: true)
    trial.root.start(nil)
    await trial.root.screen?.settled()
    trial.check()
    for event in events {
      if let job = act(event, in: trial) { await trial.answerTask(job) }
      await trial.root.screen?.settled()
      trial.check()
      if trial.failure != nil { return trial.failure }
    }
    await trial.finishTasks()
    return trial.failure
  }

  /// Lets an event happen; gives the job that is to be answered, if it is an answer.
  private func act(_ event: OrderEvent, in trial: Trial) -> Job? {
    switch event {
    case .firstAnswers: return waiting(.first, in: trial)
    case .secondAnswers: return waiting(.second, in: trial)
    case .timerFires: return waiting(.timer, in: trial)
    case .childIsTapped:
      let book = trial.book(atDepth: 1)
      // With no child there it is a tap on nothing.
      if book !== trial.root { book.current?.tap(0) }
    case .userReloads: trial.root.current?.tap(0)
    case .userOpens: trial.root.current?.tap(1)
    }
    return nil
  }

  private func waiting(_ label: Act.Label, in trial: Trial) -> Job? {
    let index =
      switch choice {
      case .oldest: trial.jobs.firstIndex { $0.label == label }
      case .newest: trial.jobs.lastIndex { $0.label == label }
      }
    return index.map(trial.take)
  }

  private func sentence(_ failure: String, _ events: [OrderEvent]) -> String {
    "\(failure), after \(events.map { "\($0)" }.joined(separator: ", ")) (\(choice.rawValue) first)"
  }
}
