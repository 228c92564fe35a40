internal import ScreenStates
internal import ScreenStatesTestKitRest

/// One fresh subject, and what happens to it.
@MainActor
final class Trial<Subject: AnyObject, Shown> {
  let explorer: Explorer<Subject, Shown>
  var inputs = Inputs<Subject>()
  var subject: Subject?
  var parts: [WeakObject] = []
  private var places: [ObjectIdentifier: Int] = [:]
  let coverage: Coverage
  /// Nil where rest is guessed.
  let rest: Rest?
  private(set) var outcome = RestOutcome()
  let witness = Witness<Shown>()
  private var watches: [(name: String, watch: TimedProperty<Subject, Shown>.Watch)] = []
  /// The properties along the history that the last step broke.
  private var brokenOverTime: [String] = []
  /// How often each input was done; for a screen, without the free inputs.
  private var counts: [String: Int] = [:] {
    didSet { happened = counts.map { "\($0.key) \($0.value)" }.sorted() }
  }
  /// The counts as text.
  private var happened: [String] = []
  /// The inputs so far, answers excepted.
  private var done: [String] = []
  private var before: [String: String] = [:]
  private var noted: [Int] = []
  /// The waiting calls and the possible steps, cached until the next run.
  private var now: (waiting: [WaitingCall], steps: [Step<Subject>])?
  /// Whether a task goes on although it was cancelled, which nothing can end.
  var hasNoEnd = false
  /// Whether a walk has continued with this subject.
  var hasWalked = false
  /// The name of the latest input, which all causes share.
  private let latestInput = Locked("the making")
  var lastCall = "the making of a fresh subject" { didSet { rest?.cause = lastCall } }
  /// The state before the last step, until it is checked and released.
  var former: AnyObject?
  /// The situation at the last call of `facts(from:)`; nil before it.
  private(set) var lastSituation: String?
  /// Whether the last step was a request that read nothing but the state itself.
  private var isUnread = false

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
    if explorer.access.startCall == nil { lookOverTime() }
  }

  // MARK: - What happens

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
    former = explorer.access.state(subject)
    if call == explorer.access.startCall {
      await run(choose) { [self] in self.subject.map(explorer.access.start) }
    } else {
      guard let step = step(call, of: subject) else { return false }
      if explorer.comparesAnswers, !step.isAnswer { done.append(call) }
      // An object may have state that no situation shows, so its free inputs count, too.
      if !step.isFree || explorer.access.startCall == nil { counts[step.name, default: 0] += 1 }
      let reads = reads(of: subject)
      latestInput.value = step.cause
      await run(choose) { [weak subject] in
        if let subject { await step.run(subject) }
      }
      // The one read is that of `ignored()`.
      isUnread = step.isRequest && reads.map { $0 + 1 } == self.reads(of: subject)
    }
    noteCalls()
    lookOverTime()
    return true
  }

  private func reads(of subject: Subject) -> Int? {
    explorer.access.reads(subject).map { $0 + UnansweredCalls.looks }
  }

  private var time: Duration { inputs.clocks.first?.now.sinceOrigin ?? .zero }

  /// Checks the properties along the history.
  private func lookOverTime() {
    guard let subject, !watches.isEmpty else { return }
    guard let look = look() else { return }
    brokenOverTime = watches.compactMap { name, watch in
      guard let fails = watch.fails(subject, look.shown, time, look.isRunning && !look.isBusy)
      else {
        return nil
      }
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

  /// Runs something, and all that follows from it, until nothing can run.
  func run(
    _ choose: Rest.Choice? = nil, _ body: @escaping @MainActor () async -> Void
  ) async {
    now = nil
    defer { now = nil }
    guard let rest else {
      await asCause(body)
      return await guessRest()
    }
    let before = outcome.outside
    outcome = rest.run(limit: jobLimit, choose: choose) { Task { await asCause(body) } }
    if let subject {
      var rounds = 0
      while !inputs.view.changes.isEmpty || explorer.access.wait != nil, !outcome.isEndless {
        let restarts = inputs.view.restarts
        let later = rest.run(limit: jobLimit) { [self] in
          asCause { for look in inputs.view.changes { look(subject) } }
          if let wait = explorer.access.wait { Task { await wait(subject) } }
        }
        rounds += 1
        (outcome.elsewhere, outcome.outside) = (later.elsewhere, later.outside)
        outcome.isEndless = later.isEndless || rounds == restartLimit
        // A restarted task may have changed its own identifier.
        if restarts == inputs.view.restarts { break }
      }
      note(explorer.access.parts(subject))
    }
    // A job on an unknown thread may come back to the main actor.
    var tries = 0
    while outcome.elsewhere > 0, !outcome.isEndless, tries < 500 {
      tries += 1
      try? await Task.sleep(for: .milliseconds(1))
      let later = rest.run(limit: jobLimit) {}
      (outcome.elsewhere, outcome.outside) = (later.elsewhere, later.outside)
      outcome.isEndless = later.isEndless
    }
    if outcome.elsewhere > 0 || outcome.outside > before { coverage.notAtRest(after: lastCall) }
  }

  /// Runs a closure with a `Cause` for the tasks that it starts.
  ///
  /// A screen needs none: its situation names the cause of its work.
  private func asCause(_ body: @MainActor () async -> Void) async {
    guard explorer.access.startCall == nil else { return await body() }
    await Cause.$first.withValue(Cause(latestInput.value, latestInput)) { await body() }
  }

  /// Runs a closure with a `Cause` for the tasks that a view starts because a value has changed.
  private func asCause(_ body: () -> Void) {
    guard explorer.access.startCall == nil else { return body() }
    Cause.$first.withValue(Cause("the view after \(latestInput.value)", latestInput)) { body() }
  }

  /// Waits for turns of the main actor, where rest cannot be known.
  private func guessRest() async {
    guard let subject else { return await turns(2) }
    var rounds = 0
    let isInTime = await ends(within: explorer.patience) { [self] in
      // A call may end by itself, such as by cancellation, and its task then continues.
      var restarts = 0
      repeat {
        restarts = inputs.view.restarts
        asCause { for look in inputs.view.changes { look(subject) } }
        await explorer.access.settle(subject)
        await explorer.access.wait?(subject)
        rounds += 1
      } while await inputs.haveGoneOn()
        || restarts != inputs.view.restarts && rounds < restartLimit
    }
    outcome.isEndless = !isInTime || rounds >= restartLimit
    note(explorer.access.parts(subject))
  }

  /// A sentence about something that never ends; nil if there is no such thing.
  private var endless: String? {
    if outcome.isEndless { return "\(lastCall) starts something that never comes to rest." }
    guard let rest, let subject else { return nil }
    let sleeps =
      rest.sleeps.isEmpty
      ? "that no answer and no clock of the test ends" : "that only a real sleep ends"
    return explorer.access.waiting(subject, { inputs.heldWork(waiting) }).first.map {
      "\($0) waits for something \(sleeps)."
    }
  }

  // MARK: - What it looks like

  /// The calls that can be done now.
  var steps: [Step<Subject>] { present.steps }

  private func step(_ call: String, of subject: Subject) -> Step<Subject>? {
    if let now { return now.steps.first { $0.call == call } }
    return inputs.step(call, of: subject) ?? sleep.flatMap { $0.call == call ? $0 : nil }
  }

  private var waiting: [WaitingCall] { now?.waiting ?? inputs.waiting }

  private var present: (waiting: [WaitingCall], steps: [Step<Subject>]) {
    if let now { return now }
    guard let subject else { return (inputs.waiting, []) }
    let present = (inputs.waiting, inputs.steps(of: subject) + (sleep.map { [$0] } ?? []))
    now = present
    return present
  }

  private var sleep: Step<Subject>? {
    guard let sleep = sleeps.map(\.rest).min(), let rest else { return nil }
    let call = "try await Task.sleep(for: \(SwiftText.of(sleep)))"
    return Step(name: call, call: call) { _ in rest.endSleep() }
  }

  /// A text of everything that an app or a test may count: the number of calls of each service, the
  /// inputs so far, the inputs before each waiting call, and the possible calls.
  private var trace: String {
    let made = inputs.services.map { "\($0.count)" }
    let asked = waiting.map { before["\($0.service) \($0.index)", default: ""] }
    return (made + happened + asked + steps.map { $0.call }).joined(separator: "\n")
  }

  /// Records for each new waiting call what had happened before it.
  private func noteCalls() {
    let made = inputs.services.map { $0.count }
    guard made != noted else { return }
    noted = made
    for call in waiting where before["\(call.service) \(call.index)"] == nil {
      before["\(call.service) \(call.index)"] = happened.joined(separator: ", ")
    }
  }

  /// The real sleeps of an object; none for a screen, whose clock may read the real time.
  private var sleeps: [(rest: Duration, cause: String?)] {
    explorer.access.startCall == nil ? rest?.sleeps ?? [] : []
  }

  func look() -> Look<Shown>? {
    guard let subject else { return nil }
    var look = explorer.access.look(subject)
    look.shownText = explorer.text(of: look.shown)
    look.underWay = explorer.access.underWay(subject, inputs.rest)
    look.isBusy =
      look.isBusy || !sleeps.isEmpty || waiting.contains { !$0.isCancelled }
      || inputs.clocks.contains { $0.scheduledCount > 0 }
    return look
  }

  /// The situation of the subject, given its look.
  func situation(of look: Look<Shown>) -> Situation {
    guard let subject else { return Situation() }
    let path = look.isRunning ? look.path : "stopped"
    var parts = [Situation.Part(name: "the path", text: path, isOfState: true)]
    var isStateKnown = explorer.situation == nil && explorer.ignoring.isEmpty
    if let situation = explorer.situation {
      parts.append(.init(name: "the situation", text: SwiftText.of(situation(subject))))
    } else {
      parts.append(.init(name: "the kind", text: look.payload, isOfState: true))
      parts.append(.init(name: "the display", text: look.shownText))
      parts.append(.init(name: "the hosted displays", text: look.inner.joined(separator: "\n")))
      parts.append(.init(name: "the kept value", text: look.kept))
      let objects = SwiftText.Objects()
      for (name, value) in explorer.access.properties(subject) {
        coverage.properties.insert(name)
        if explorer.ignoring.contains(name) { continue }
        let text = SwiftText.of(value, SwiftText.Place(objects: objects))
        coverage.note(name, text, value)
        isStateKnown = isStateKnown && !coverage.opaque.contains(name)
        parts.append(.init(name: name, text: text, isOfState: true))
      }
    }
    parts.append(.init(name: "the work under way", text: look.underWay.joined(separator: "\n")))
    for (name, watch) in watches {
      parts.append(.init(name: name, text: watch.memory(time), isOfSubject: false))
    }
    let slept = Set(sleeps.map { "\(SwiftText.of($0.rest))\($0.cause ?? "")" }).sorted()
    parts.append(
      .init(name: "the real sleeps", text: slept.joined(separator: "\n"), isOfSubject: false))
    return Situation(parts + inputs.parts(waiting, steps), isStateKnown: isStateKnown)
  }

  /// The facts of the last step.
  func facts(from before: Look<Shown>?) -> Facts<Shown>? {
    guard var look = look() else { return nil }
    look.broken = broken(look.shown) + brokenOverTime
    let steps = outcome.isEndless ? [] : steps
    for step in steps { coverage.reach(step.name) }
    let situation = situation(of: look)
    lastSituation = situation.text
    return Facts(
      look: look, heard: witness.heard,
      left: waiting.filter { $0.isLeft }.map { ($0.service, $0.name) }
        + inputs.leftTimers.map { ($0, $0) },
      screensKept: screensKept(in: look), endless: endless,
      isCut: outcome.isEndless, hasWait: waiting.contains { !$0.isCancelled },
      isSameState: isSameState, isIgnored: isIgnored,
      situation: situation, calls: steps.map { $0.call },
      kindsLeft: kindsLeft(from: before, to: look), answers: look.isBusy ? nil : answers,
      trace: trace)
  }

  private var answers: String? {
    guard explorer.comparesAnswers else { return nil }
    return (done + inputs.services.flatMap { $0.answered }).joined(separator: "\n")
  }

  /// Whether the last step was only a request that the state ignored without reading anything else.
  private var isIgnored: Bool {
    let heard = witness.heard
    guard isUnread, isSameState, heard.frames.isEmpty, heard.records.count == 1,
      let record = heard.records.first
    else { return false }
    let isAnswered = !record.request.isIgnored && record.request.refusal?.reason != .notRunning
    return record.host.isEmpty && !isAnswered
  }

  /// Whether the state object is still the one before the last step.
  var isSameState: Bool { former === subject.flatMap { explorer.access.state($0) } }

  /// Sends an exited state every request; returns its type if that changes the screen.
  func stateThatObeys(after look: Look<Shown>) async -> (any AnyObject.Type)? {
    guard let former, !isSameState else { return nil }
    return await obeys(after: look) ? type(of: former) : nil
  }

  private func obeys(after look: Look<Shown>) async -> Bool {
    let situation = situation(of: look)
    await run { [self] in former.map(inputs.sendAll) }
    // Only the subject's own parts count: an input may change a service by itself.
    return self.look().map { self.situation(of: $0).own != situation.own } ?? false
  }

  /// The kinds that the last step left, in order.
  func kindsLeft(from before: Look<Shown>?, to after: Look<Shown>) -> [String] {
    let own = witness.heard.records.filter { $0.host.isEmpty }
    if own.isEmpty { return [before?.kind].compactMap { $0 == after.kind ? nil : $0 } }
    return own.filter { $0.request.isTaken }.compactMap { $0.request.from }
  }

  /// The names of the properties that do not hold.
  func broken(_ shown: Shown) -> [String] {
    guard let subject else { return [] }
    let ofShown = explorer.properties.map { ($0.name, $0.fails(subject, shown)) }
    let answers = ofShown + inputs.properties.map { ($0.name, $0.fails(subject, ())) }
    return answers.compactMap { name, fails in
      guard let fails else { return nil }
      coverage.reach(name)
      return fails ? name : nil
    }
  }

  /// The samples, each with whether the current state may be left for it.
  var guards: [(sample: String, isAllowed: Bool)] {
    guard let subject else { return [] }
    return explorer.samples.map { ($0.name, $0.isAllowed(subject)) }
  }

  private func note(_ objects: [AnyObject]) {
    for object in (subject.map { [$0] } ?? []) + objects {
      let id = ObjectIdentifier(object)
      if let place = places[id], parts[place].object === object { continue }
      places[id] = parts.count
      parts.append(WeakObject(object))
    }
  }
}
