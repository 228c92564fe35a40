internal import ScreenStates
internal import ScreenStatesTestKit

/// One fresh subject, and what happens to it.
@MainActor
final class Trial<Subject: AnyObject, Shown> {
  let explorer: Explorer<Subject, Shown>
  var inputs = Inputs<Subject>()
  var subject: Subject?
  var parts: [WeakObject] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The states of the screens that ran after the last step.
  private var states: [WeakObject] = []
  /// What began the present work of the screens, in the order of that work.
  private(set) var begun: [BegunWork] = []
  /// The requests that began the work of each call, kept after the work has ended.
  private var origins: [ObjectIdentifier: String] = [:]
  let coverage: Coverage
  /// Nil where rest is guessed.
  let rest: Rest?
  var outcome = RestOutcome()
  let witness = Witness<Shown>()
  private(set) var watches: [(name: String, watch: TimedProperty<Subject, Shown>.Watch)] = []
  /// The properties along the history that the last step broke.
  private(set) var brokenOverTime: [String] = []
  private(set) var tally = Tally()
  /// The waiting calls and the possible steps, cached until the next run.
  var now: (waiting: [WaitingCall], steps: [Step<Subject>])?
  /// Whether a task goes on although it was cancelled, which nothing can end.
  var hasNoEnd = false
  /// Whether a walk has continued with this subject.
  var hasWalked = false
  /// The name of the latest input, which all causes share.
  let latestInput = Locked("the making")
  var lastCall = "the making of a fresh subject" { didSet { rest?.cause = lastCall } }
  /// The state before the last step, until it is checked and released.
  var former: AnyObject?
  /// The state before that, until the next run: its release may begin tasks.
  var released: AnyObject?
  /// The situation at the last call of `facts(from:)`; nil before it.
  var lastSituation: String?
  /// Whether the making of an object began work, which a test would do at another time; where rest
  /// is guessed, whether it called a service.
  private(set) var beginsAtMaking = false
  /// Whether the last step was a request that read nothing but the state itself.
  private(set) var isUnread = false

  init(_ explorer: Explorer<Subject, Shown>, _ coverage: Coverage) async {
    self.explorer = explorer
    self.coverage = coverage
    rest = explorer.knowsRest ? Rest() : nil
    rest?.patience = explorer.patience
    witness.text = { explorer.text(of: $0) }
    witness.broken = { [weak self] in self?.broken($0) ?? [] }
    await run { [self] in
      let subject = explorer.make(inputs)
      self.subject = subject
      explorer.access.attach(subject, witness)
    }
    coverage.declare(inputs, explorer.properties.map(\.name) + explorer.timed.map(\.name))
    watches = explorer.timed.map { ($0.name, $0.begin()) }
    guard !explorer.access.isScreen else { return }
    // The run itself is one job.
    beginsAtMaking = rest == nil ? inputs.isWaiting : outcome.jobs > 1
    lookOverTime()
  }

  /// Does the moves of a history.
  ///
  /// - Returns: The first that could not be done, if there is one.
  func replay(_ moves: some Sequence<Move>) async -> String? {
    for move in moves {
      guard await perform(move.call, choosing(move.order)) else { return move.call }
    }
    return nil
  }

  /// Does the calls of a way; returns whether they lead to the expected situation.
  func comes(to facts: Facts<Shown>, by way: [String]) async -> Bool {
    if way.isEmpty { return true }
    return await replay(way.map { Move(call: $0) }) == nil && isStill(in: facts)
  }

  /// Whether the subject is still in the situation of some facts.
  func isStill(in facts: Facts<Shown>) -> Bool {
    guard let look = look() else { return false }
    return facts.trace == trace && situation(of: look).text == facts.situation.text
  }

  /// Does one call, and runs the jobs that follow in the chosen order.
  func perform(_ call: String, _ choose: Rest.Choice? = nil) async -> Bool {
    guard let subject else { return false }
    (lastCall, isUnread) = (call, false)
    // A replay holds the state, too: a screen that it hosts must live as long as on the first time.
    released = former
    former = explorer.access.state(subject)
    latestInput.value = call
    witness.workBeforeEntry = [:]
    var isAct = true
    if call == explorer.access.startCall {
      await run(choose) { [self] in self.subject.map(explorer.access.start) }
    } else {
      guard let step = step(call, of: subject) else { return false }
      if explorer.comparesAnswers, !step.isAnswer { tally.record(call) }
      // An object may have state that no situation shows, so its free inputs count, too.
      if !step.isFree || !explorer.access.isScreen { tally.add(step.name) }
      let reads = reads(of: subject)
      (latestInput.value, isAct) = (step.cause, step.isAct)
      await run(choose) { [weak subject] in
        if let subject { await step.run(subject) }
      }
      // The one read is that of `ignored()`.
      isUnread = step.isRequest && reads.map { $0 + 1 == self.reads(of: subject) } == true
    }
    noteWork(isAct: isAct)
    for call in tally.note(inputs.services, waiting) { noteOrigin(of: call) }
    lookOverTime()
    return true
  }

  private func reads(of subject: Subject) -> Int? {
    explorer.access.reads(subject).map { $0 + UnansweredCalls.looks }
  }

  var time: Duration { inputs.clocks.first?.now.sinceOrigin ?? .zero }

  /// Checks the properties along the history.
  private func lookOverTime() {
    guard let subject, !watches.isEmpty else { return }
    guard let look = look() else { return }
    brokenOverTime = watches.compactMap { name, watch in
      guard let fails = watch.fails(subject, look, time) else { return nil }
      coverage.reach(name)
      return fails ? name : nil
    }
  }

  /// Performs an action on the subject that is not an input.
  func act<Value>(_ act: @escaping (Subject) -> Value) async -> Value? {
    var value: Value?
    await run { [self] in value = subject.map(act) }
    return value
  }

  func forgetState() async { await run { [self] in former = nil } }

  /// Records the subject and its objects, which must all be freed at the end.
  func note(_ objects: [AnyObject]) {
    for object in (subject.map { [$0] } ?? []) + objects {
      let id = ObjectIdentifier(object)
      if let place = places[id], parts[place].object === object { continue }
      places[id] = parts.count
      parts.append(WeakObject(object))
    }
  }

  /// Records what began the new work of the screens.
  ///
  /// Of two requests to a state, each may begin work with the same cause and the same call, so the
  /// input tells that work apart, and a number if the input began several alike. What a state begins
  /// when it is entered is known by its kind. An answer or a timer may end work that begins other
  /// work, which then has the same request.
  private func noteWork(isAct: Bool) {
    let screens = subject.map(explorer.access.running) ?? []
    // Seldom needed, and an explorer spends much of its time here.
    lazy var ended = Set(begun.filter { !$0.isUnderWay }.map(\.request)).subtracting([""])
    lazy var request = isAct ? latestInput.value : ended.sorted().joined(separator: ", ")
    lazy var cause =
      isAct || request.isEmpty ? latestInput.value : "\(latestInput.value) of \(request)"
    begun = screens.flatMap { screen in
      let isEntered = !states.contains { $0.object === screen.currentState }
      let before = witness.workBeforeEntry[ObjectIdentifier(screen)] ?? []
      var alike: [[String]: Int] = [:]
      @MainActor func beginning(
        of work: any NamedWork, in kind: @autoclosure () -> String, isOfEntry: Bool
      ) -> BegunWork {
        if let known = begun.first(where: { $0.work.object === work }) { return known }
        let calls = waiting.filter { $0.call.work?.attended === work }.map { $0.name }
        let number = alike[[work.name] + calls, default: 0]
        alike[[work.name] + calls] = number + 1
        let suffix = number == 0 ? "" : " \(number)"
        return BegunWork(
          work: WeakObject(work), cause: kind() + (isOfEntry ? "" : cause) + suffix,
          request: (isOfEntry ? "" : request) + suffix)
      }
      return screen.work.ofState.map { beginning(of: $0, in: "", isOfEntry: isEntered) }
        + screen.work.ofScreen.map { work in
          let isOfEntry = isEntered && !before.contains { $0.object === work }
          return beginning(of: work, in: "\(screen.kindName), ", isOfEntry: isOfEntry)
        }
    }
    states = screens.map { WeakObject($0.currentState) }
  }

  private func noteOrigin(of call: WaitingCall) {
    guard let work = call.call.work, origins[ObjectIdentifier(work)] == nil,
      let begun = begun.first(where: { $0.work.object === work.attended })
    else { return }
    origins[ObjectIdentifier(work)] = begun.request.isEmpty ? "" : " of \(begun.request)"
  }

  /// Which work made a call: its place among the work under way, or the requests that began it.
  func origin(of work: TestedWork?) -> String {
    guard let work else { return "" }
    let place = work.attended.flatMap { attended in
      begun.firstIndex { $0.work.object === attended }
    }
    return place.map { " in work \($0)" } ?? origins[ObjectIdentifier(work)] ?? ""
  }
}

/// Work of a screen, and what began it.
@MainActor
struct BegunWork {
  let work: WeakObject
  let cause: String
  /// The inputs without which neither this work nor the work that began it would exist, with its
  /// number; empty for the first work of an entry.
  let request: String

  var isUnderWay: Bool { (work.object as? any NamedWork)?.isUnderWay ?? false }
}
