internal import ScreenStates
internal import ScreenStatesTestKit

extension Inputs {
  func sendAll(to state: AnyObject) {
    for send in requests { send(state) }
  }

  func step(_ call: String, of subject: Subject) -> PossibleInput<Subject>? {
    for source in sources where source.knows(call) {
      if let step = source.possible(subject).first(where: { $0.call == call }) { return step }
    }
    return nil
  }

  func steps(of subject: Subject) -> [PossibleInput<Subject>] {
    var steps: [PossibleInput<Subject>] = []
    for source in sources { steps += source.possible(subject) }
    return steps
  }

  /// Waits for the tasks of answered calls; returns false if there was none.
  func haveGoneOn() async -> Bool {
    var result = false
    for service in services where await service.haveGoneOn() { result = true }
    return result
  }

  /// Whether a call waits, or a sleeper sleeps.
  var isWaiting: Bool {
    !waiting.isEmpty || timers.contains { $0.setter is Sleeper }
  }

  var waiting: [WaitingCall] {
    // An explorer spends much of its time here, so this is a plain loop.
    var waiting: [WaitingCall] = []
    for service in services { waiting += service.waitingCalls }
    return waiting
  }

  func abandonCalls() {
    for service in services { service.abandon() }
  }

  private var timers: [TimerQueue.Entry] { clocks.flatMap { $0.queue.entries } }

  /// The timers that still wait although their state has exited.
  var leftTimers: [String] {
    timers.filter { ($0.setter as? ScreenWork)?.isUnderWay == false }.map(\.name)
  }

  /// The time until an instant, on the clock on which something is due then.
  func rest(until instant: ScreenInstant) -> String? {
    clocks.first { $0.queue.instants.contains(instant) }.map { clock in
      SwiftText.of(clock.now.duration(to: instant))
    }
  }

  /// The parts of a situation that the inputs decide: the waiting calls in order, the cancelled
  /// ones each once, the timers, the watched values, and the possible inputs.
  ///
  /// The origin of a call or a sleep says which work made it.
  func parts(
    _ waiting: [WaitingCall], _ steps: [PossibleInput<Subject>],
    origin: @escaping (TestedWork?) -> String
  ) -> [Snapshot.Part] {
    let name = { (call: WaitingCall) in call.nameWithCause + origin(call.call.work) }
    let cancelled = Set(
      waiting.filter { $0.isCancelled && $0.isAnsweredLate }.map { "late " + name($0) })
    let timers = clocks.indices.flatMap { index in
      clocks[index].queue.entries.map { entry in
        let rest = SwiftText.of(clocks[index].now.duration(to: entry.instant))
        let origin = origin((entry.setter as? Sleeper)?.work)
        return "\(entry.name)\(entry.cause)\(origin) due in \(rest) on clock \(index)"
      }
    }
    let possible = steps.filter { $0.isAct }.map { $0.name }
    let live = waiting.filter { !$0.isCancelled }.map(name)
    func part(_ name: String, _ lines: [String]) -> Snapshot.Part {
      .init(name, lines.isEmpty ? ["nothing"] : lines, isOfSubject: false)
    }
    let watches = watched.map { name, value in
      part(name, [SwiftText.of(value())])
    }
    return [
      part("the calls that wait", live + cancelled.sorted()),
      part("the timers that are due", timers), part("the possible inputs", possible),
    ] + watches
  }
}
