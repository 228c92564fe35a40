import ScreenStates

/// Runs every order of the six kinds of event.
@MainActor
struct OrdersCheck {
  /// Which of several pending answers is given: the oldest, so that late ones come before those of
  /// the current state, or the newest.
  enum Choice: String, CaseIterable {
    case oldest
    case newest
  }

  /// The effect of an event.
  private enum Effect {
    /// There was nothing to answer or to tap.
    case nothing
    case done
    case answers(Job)
  }

  let choice: Choice
  let length: Int
  let usesTasks: Bool

  /// How many histories were covered, and how many of them were run.
  ///
  /// If an event does nothing, the history continues like the one without it, which is run, too.
  private(set) var histories = 0
  private(set) var runs = 0

  init(_ choice: Choice, length: Int, usesTasks: Bool = false) {
    self.choice = choice
    self.length = length
    self.usesTasks = usesTasks
  }

  /// Runs all histories.
  ///
  /// - Returns: A sentence about the first history that fails, or nil.
  mutating func run() async -> String? {
    let count = OrderEvent.count(ofLength: length)
    var number = 0
    var former = OrderEvent.history(0, length: length)
    while number < count {
      let events = OrderEvent.history(number, length: length)
      // The events before were checked in an earlier history.
      let fresh = number == 0 ? 0 : zip(events, former).prefix { $0 == $1 }.count
      let trial = MachineTrial(.orders, usesTasks: usesTasks)
      let idle = await run(events, in: trial, checkingFrom: fresh)
      if let failure = trial.failure { return sentence(failure, events) }
      runs += 1
      // Released screens exit on a turn of the main actor.
      if runs.isMultiple(of: 256) { await Task.yield() }
      let covered = OrderEvent.count(ofLength: idle.map { length - $0 - 1 } ?? 0)
      let next = (number / covered + 1) * covered
      histories += next - number
      number = next
      former = events
    }
    return nil
  }

  /// Finds the shortest history that fails, after one has failed.
  func shortest() async -> String? {
    for length in 1...length {
      var orders = OrdersCheck(choice, length: length, usesTasks: usesTasks)
      if let failure = await orders.run() { return failure }
    }
    return nil
  }

  /// Runs a history up to the first event that does nothing, and returns the index of that event.
  private func run(
    _ events: [OrderEvent], in trial: MachineTrial, checkingFrom fresh: Int
  ) async -> Int? {
    trial.root.start(nil)
    if usesTasks { await trial.settle() }
    if fresh == 0 { trial.check() }
    var idle: Int?
    for (index, event) in events.enumerated() where idle == nil {
      switch act(event, in: trial) {
      case .nothing: idle = index
      case .done: break
      case .answers(let job) where usesTasks: await trial.answerTask(job)
      case .answers(let job): trial.answer(job)
      }
      if usesTasks { await trial.settle() }
      if index >= fresh { trial.check() } else { trial.skipCheck() }
      if trial.failure != nil { return nil }
    }
    if usesTasks {
      await trial.finishTasks()
    } else {
      trial.finish(answering: idle == nil)
    }
    return idle
  }

  private func act(_ event: OrderEvent, in trial: MachineTrial) -> Effect {
    switch event {
    case .firstAnswers: return answer(.first, in: trial)
    case .secondAnswers: return answer(.second, in: trial)
    case .timerFires: return answer(.timer, in: trial)
    case .childIsTapped:
      let book = trial.book(atDepth: 1)
      if book === trial.root { return .nothing }
      book.current?.tap(0)
    case .userReloads: trial.root.current?.tap(0)
    case .userOpens: trial.root.current?.tap(1)
    }
    return .done
  }

  private func answer(_ label: Act.Label, in trial: MachineTrial) -> Effect {
    let index =
      switch choice {
      case .oldest: trial.jobs.firstIndex { $0.label == label }
      case .newest: trial.jobs.lastIndex { $0.label == label }
      }
    return index.map { .answers(trial.take(at: $0)) } ?? .nothing
  }

  private func sentence(_ failure: String, _ events: [OrderEvent]) -> String {
    "\(failure), after \(events.map { "\($0)" }.joined(separator: ", ")) (\(choice.rawValue) first)"
  }
}
