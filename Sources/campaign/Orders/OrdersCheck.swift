import ScreenStates

/// Runs every order of the six kinds of event.
@MainActor
struct OrdersCheck {
  /// Which of several answers that wait is given: the one that was asked for first, so that late
  /// ones come before those of the current state, or last.
  enum Choice: String, CaseIterable {
    case oldest
    case newest
  }

  /// What an event comes to.
  private enum Effect {
    /// There was nothing to answer or to tap.
    case nothing
    case done
    case answers(Job)
  }

  let choice: Choice
  let length: Int
  let usesTasks: Bool

  /// How many histories were covered, and how many of them were run: where an event does nothing, a
  /// history goes on as the one without it, which is run, too.
  private(set) var histories = 0
  private(set) var runs = 0

  init(_ choice: Choice, length: Int, usesTasks: Bool = false) {
    self.choice = choice
    self.length = length
    self.usesTasks = usesTasks
  }

  /// Runs them all.
  ///
  /// - Returns: The first that fails, in a sentence, or nil.
  mutating func run() async -> String? {
    let count = OrderEvent.count(ofLength: length)
    var number = 0
    var former = OrderEvent.history(0, length: length)
    while number < count {
      let events = OrderEvent.history(number, length: length)
      // What comes before was checked with an earlier history.
      let fresh = number == 0 ? 0 : zip(events, former).prefix { $0 == $1 }.count
      let trial = MachineTrial(.orders, usesTasks: usesTasks)
      let idle = await run(events, in: trial, checkingFrom: fresh)
      if let failure = trial.failure { return sentence(failure, events) }
      runs += 1
      // What screens that were let go still owe is paid on a turn of the main actor.
      if runs.isMultiple(of: 256) { await Task.yield() }
      let covered = OrderEvent.count(ofLength: idle.map { length - $0 - 1 } ?? 0)
      let next = (number / covered + 1) * covered
      histories += next - number
      number = next
      former = events
    }
    return nil
  }

  /// The shortest history that fails, once it is known that one does.
  func shortest() async -> String? {
    for length in 1...length {
      var orders = OrdersCheck(choice, length: length, usesTasks: usesTasks)
      if let failure = await orders.run() { return failure }
    }
    return nil
  }

  /// Runs a history; gives the place of an event that did nothing, where it ends.
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
