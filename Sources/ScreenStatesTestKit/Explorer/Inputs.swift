internal import ScreenStates

/// What can happen to a fresh subject: the inputs that an explorer tries.
///
/// The closure that makes the subject declares them, beside the services and the clock that they
/// act on. Each has the Swift call that does it, so that a history can be printed and pasted.
@MainActor
public final class Inputs<Subject: AnyObject> {
  private var sources: [@MainActor (Subject) -> [Step<Subject>]] = []
  private var services: [@MainActor () -> [WaitingCall]] = []
  private var goings: [@MainActor () async -> Bool] = []
  private var requests: [@MainActor (AnyObject) -> Void] = []
  private(set) var clocks: [ManualClock] = []

  init() {}

  /// Something that a user or the world does.
  ///
  /// - Parameters:
  ///   - call: The Swift call, as a history prints it: `search.type("tea")`.
  ///   - condition: When it can happen; by default at any time.
  ///   - act: Does it.
  public func act(
    _ call: String, when condition: @escaping @MainActor (Subject) -> Bool = { _ in true },
    _ act: @escaping @MainActor (Subject) async -> Void
  ) {
    let steps = [Step(call: call, run: act)]
    sources.append { subject in condition(subject) ? steps : [] }
  }

  /// The answers that a service can give to each call that waits.
  ///
  /// A call whose task was cancelled is answered, too: that is the late answer. Of several such
  /// calls with one argument the first stands for all.
  ///
  /// - Parameters:
  ///   - name: What a history calls the service: `news.latest`.
  ///   - work: The calls.
  ///   - which: Which of the calls that are not cancelled are answered.
  ///   - outcomes: The answers to try.
  public func answers<Argument, Value>(
    _ name: String, of work: PendingWork<Argument, Value>, _ which: AnsweredCalls = .any,
    with outcomes: [Outcome<Value>]
  ) {
    let named = NamedCalls(name: name, work: work)
    goings.append { await named.haveGoneOn() }
    services.append { named.waiting.map { $0.waitingCall(isAnsweredLate: which != .current) } }
    sources.append { _ in
      named.toAnswer(which).flatMap { call in
        outcomes.map { outcome in
          Step(call: "await \(name).calls[\(call.index)].\(outcome.call)") { _ in
            await call.answer(outcome.result)
          }
        }
      }
    }
  }

  /// A clock that moves to the next instant at which something is due.
  ///
  /// - Parameters:
  ///   - clock: The clock of the subject, or of its services.
  ///   - name: What a history calls it.
  public func clock(_ clock: ManualClock, _ name: String = "clock") {
    clocks.append(clock)
    sources.append { _ in
      guard let next = clock.queue.instants.first else { return [] }
      let step = SwiftText.of(clock.now.duration(to: next))
      return [
        Step(call: "await \(name).advance(by: \(step))") { _ in await clock.advance(to: next) }
      ]
    }
  }

  // MARK: - For the explorer

  func addRequest(_ send: @escaping @MainActor (AnyObject) -> Void) {
    requests.append(send)
  }

  /// Sends every request to a state, whichever it is.
  func sendAll(to state: AnyObject) {
    for send in requests { send(state) }
  }

  func step(_ call: String, of subject: Subject) -> Step<Subject>? {
    for source in sources {
      if let step = source(subject).first(where: { $0.call == call }) { return step }
    }
    return nil
  }

  func steps(of subject: Subject) -> [Step<Subject>] { sources.flatMap { $0(subject) } }

  /// Lets go of the services and of all that their inputs hold.
  func forget() {
    sources = []
    requests = []
    services = []
    goings = []
    clocks = []
  }

  /// Waits for the tasks of calls that have ended; false if there was none.
  func haveGoneOn() async -> Bool {
    var result = false
    for haveGoneOn in goings where await haveGoneOn() { result = true }
    return result
  }

  var waiting: [WaitingCall] { services.flatMap { $0() } }

  /// The timers that wait although their state has left.
  var leftTimers: [String] {
    clocks.flatMap { $0.queue.entries }.filter { entry in
      (entry.setter as? any NamedWork)?.isUnderWay == false
    }.map { ($0.setter as? any NamedWork)?.name ?? "a timer" }
  }

  /// What waits, as text: the calls in order; those that were cancelled each once.
  var pending: [String] {
    let waiting = waiting
    let cancelled = Set(
      waiting.filter { $0.isCancelled && $0.isAnsweredLate }.map { "late " + $0.name })
    let timers = clocks.flatMap { clock in
      clock.queue.instants.map { "due in " + SwiftText.of(clock.now.duration(to: $0)) }
    }
    return waiting.filter { !$0.isCancelled }.map(\.name) + cancelled.sorted() + timers
  }
}
