internal import ScreenStates

extension Inputs {
  /// Where steps come from.
  struct Source {
    /// What it can come to.
    let goals: [Coverage.Goal]
    let steps: @MainActor (Subject) -> [Step<Subject>]
  }

  /// Adds something that a user or the world does.
  func addAct(_ name: String, _ steps: @escaping @MainActor (Subject) -> [Step<Subject>]) {
    let sentence = "No history makes \(name) possible."
    let goal = Coverage.Goal(rule: .neverPossible, name: name, sentence: sentence)
    sources.append(Source(goals: [goal], steps: steps))
  }

  /// Sends every request to a state, whichever it is.
  func sendAll(to state: AnyObject) {
    for send in requests { send(state) }
  }

  func step(_ call: String, of subject: Subject) -> Step<Subject>? {
    for source in sources {
      if let step = source.steps(subject).first(where: { $0.call == call }) { return step }
    }
    return nil
  }

  func steps(of subject: Subject) -> [Step<Subject>] {
    var steps: [Step<Subject>] = []
    for source in sources { steps += source.steps(subject) }
    return steps
  }

  /// Waits for the tasks of calls that have ended; false if there was none.
  func haveGoneOn() async -> Bool {
    var result = false
    for service in services where await service.haveGoneOn() { result = true }
    return result
  }

  /// Whether a call waits, or a sleeper sleeps.
  var isWaiting: Bool {
    !waiting.isEmpty || clocks.contains { $0.queue.entries.contains { $0.setter is Sleeper } }
  }

  var waiting: [WaitingCall] { services.flatMap { $0.waitingCalls } }

  /// Ends all calls.
  func abandonCalls() {
    for service in services { service.abandon() }
  }

  /// What waits for an answer, or sleeps: the work of a screen.
  func holders(of waiting: [WaitingCall]) -> [AnyObject] {
    let sleepers = clocks.flatMap { $0.queue.entries }.compactMap { $0.setter as? Sleeper }
    let works = waiting.compactMap { $0.call.work } + sleepers.compactMap { $0.work as AnyObject? }
    return Array(Dictionary(works.map { (ObjectIdentifier($0), $0) }) { $1 }.values)
  }

  /// The timers that wait although their state has left.
  var leftTimers: [String] {
    clocks.flatMap { $0.queue.entries }.filter { entry in
      (entry.setter as? any NamedWork)?.isUnderWay == false
    }.map(\.name)
  }

  /// How long it is until an instant, by the clock that has something due then.
  func rest(until instant: ScreenInstant) -> String? {
    clocks.first { $0.queue.instants.contains(instant) }.map { clock in
      SwiftText.of(clock.now.duration(to: instant))
    }
  }

  /// What of the situation the inputs decide: the calls that wait, in order, and those that were
  /// cancelled, each once; what is due; what is watched; and what can happen.
  func parts(_ waiting: [WaitingCall], _ steps: [Step<Subject>]) -> [Situation.Part] {
    let cancelled = Set(
      waiting.filter { $0.isCancelled && $0.isAnsweredLate }.map { "late " + $0.name })
    let timers = clocks.flatMap { clock in
      clock.queue.entries.map { entry in
        "\(entry.name) due in \(SwiftText.of(clock.now.duration(to: entry.instant)))"
      }
    }
    var possible: [String] = []
    for step in steps where step.isAct { possible.append(step.name) }
    let live = waiting.filter { !$0.isCancelled }.map { $0.name }
    let lines = [
      ("the calls that wait", live + cancelled.sorted()), ("the timers that are due", timers),
      ("the possible inputs", possible),
    ]
    let parts = lines.map { name, lines in
      Situation.Part(
        name: name, text: lines.isEmpty ? "nothing" : lines.joined(separator: "\n"),
        isOfSubject: false)
    }
    return parts
      + watched.map { name, value in
        Situation.Part(
          name: name, text: SwiftText.of(value()), isOfSubject: false, isOfState: true)
      }
  }
}
