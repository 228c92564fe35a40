internal import ScreenStates

/// One fresh subject, and what happens to it.
@MainActor
final class Trial<Subject: AnyObject, Shown> {
  private let explorer: Explorer<Subject, Shown>
  private var probe: Probe<Subject, Shown> { explorer.probe }
  private let inputs = Inputs<Subject>()
  private var subject: Subject?
  private var parts: [WeakObject] = []
  private let coverage: Coverage
  let witness = Witness<Shown>()

  init(_ explorer: Explorer<Subject, Shown>, _ coverage: Coverage) {
    self.explorer = explorer
    self.coverage = coverage
    let subject = explorer.make(inputs)
    self.subject = subject
    coverage.declare(inputs, explorer.properties.map(\.name))
    witness.broken = { [weak self] in self?.broken($0) ?? [] }
    probe.attach(subject, witness)
  }

  // MARK: - What happens

  /// Does the calls of a history.
  ///
  /// - Returns: The first call that could not be done, if there is one.
  func replay(_ calls: some Sequence<String>) async -> String? {
    for call in calls {
      guard await perform(call) else { return call }
    }
    return nil
  }

  /// Does one call.
  func perform(_ call: String) async -> Bool {
    guard let subject else { return false }
    if call == probe.startCall {
      probe.start(subject)
    } else {
      guard let step = inputs.step(call, of: subject) else {
        return false
      }
      await step.run(subject)
    }
    await settle()
    return true
  }

  /// Does something that is no input.
  func act<Value>(_ act: (Subject) -> Value) async -> Value? {
    guard let subject else { return nil }
    let value = act(subject)
    await settle()
    return value
  }

  private func settle() async {
    guard let subject else { return }
    // What ends by itself, such as a call whose task was cancelled, has something follow, too.
    repeat { await probe.settle(subject, witness) } while await inputs.haveGoneOn()
    note(probe.parts(subject))
  }

  // MARK: - What it looks like

  /// The calls that can be done now.
  var steps: [Step<Subject>] { subject.map { inputs.steps(of: $0) } ?? [] }

  func look() -> Look<Shown>? {
    guard let subject else { return nil }
    var look = probe.look(subject, inputs.rest)
    look.shownText = explorer.text(of: look.shown)
    look.isBusy =
      look.isBusy || inputs.waiting.contains { !$0.isCancelled }
      || inputs.clocks.contains { $0.scheduledCount > 0 }
    return look
  }

  /// What makes a situation the same as another.
  func situation(of look: Look<Shown>) -> Situation {
    guard let subject else { return Situation() }
    var parts = [Situation.Part(name: "the path", text: look.isRunning ? look.path : "stopped")]
    if let situation = explorer.situation {
      parts.append(.init(name: "the situation", text: SwiftText.of(situation(subject))))
    } else {
      parts.append(.init(name: "the kind", text: look.payload))
      parts.append(.init(name: "the display", text: look.shownText))
      parts.append(.init(name: "the hosted displays", text: look.inner.joined(separator: "\n")))
      parts.append(.init(name: "what is kept", text: look.kept))
      for (name, value) in probe.properties(subject) {
        coverage.properties.insert(name)
        if explorer.ignoring.contains(name) { continue }
        let text = SwiftText.of(value)
        coverage.note(name, text, value)
        parts.append(.init(name: name, text: text))
      }
    }
    parts.append(.init(name: "what is under way", text: look.underWay.joined(separator: "\n")))
    return Situation(parts: parts + inputs.parts(of: subject))
  }

  /// The state that it is in, for a screen.
  var state: AnyObject? { subject.flatMap { probe.state($0) } }

  /// Whether a state that has left changes the screen when it is sent every request.
  func obeys(_ former: AnyObject, after look: Look<Shown>) async -> Bool {
    let situation = situation(of: look)
    inputs.sendAll(to: former)
    await settle()
    // What an input does by itself, to a service for example, is not the state's.
    return self.look().map { self.situation(of: $0).own != situation.own } ?? false
  }

  /// The kinds that the last step left, in order.
  func kindsLeft(from before: Look<Shown>?, to after: Look<Shown>) -> [String] {
    let own = witness.records.filter { $0.host.isEmpty }
    if own.isEmpty { return [before].compactMap(\.self).map(\.kind).filter { $0 != after.kind } }
    return own.filter(\.request.isTaken).compactMap(\.request.from)
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

  /// The samples, and whether the present state lets go for each.
  var guards: [(sample: String, isAllowed: Bool)] {
    guard let subject else { return [] }
    return explorer.samples.map { ($0.name, $0.isAllowed(subject)) }
  }

  /// The calls that go on although what began them has ended.
  var left: [(thing: String, name: String)] {
    inputs.waiting.filter(\.isLeft).map { ($0.service, $0.name) }
      + inputs.leftTimers.map { ($0, $0) }
  }

  // MARK: - Its end

  /// What a stop leaves behind that should have ended with it, by what it is.
  func leftAfterStop() async -> [(thing: String, problem: String)] {
    guard let subject, probe.stopCall != nil else { return [] }
    probe.stop(subject)
    await settle()
    var problems = probe.look(subject, inputs.rest).underWay.map { thing in
      (thing, "\(thing) is still under way")
    }
    problems += inputs.waiting.filter { $0.isOfScreen && !$0.isCancelled }.map {
      ($0.service, "\($0.name) was not cancelled")
    }
    if !probe.isBlank(subject) { problems.append(("display", "the display is not blank")) }
    return problems
  }

  /// The screens that a state which has left keeps running, and that no state hosts.
  func screensKept(by former: AnyObject?) -> [String] {
    guard let subject, let former else { return [] }
    return probe.screensKept(subject, former).filter { !explorer.mayGoOn.contains($0) }
  }

  /// The names of the states that have left and are kept, once all calls have ended.
  func statesKept() async -> [String] {
    guard let subject, probe.stopCall != nil else { return [] }
    for call in inputs.waiting { call.abandon() }
    await settle()
    let present = probe.state(subject)
    return witness.states.filter { $0.object != nil && $0.object !== present }.map { "\($0.type)" }
  }

  /// How many actions wait on its clocks.
  var timerCount: Int { inputs.clocks.map(\.scheduledCount).reduce(0, +) }

  /// Lets everything go.
  ///
  /// - Returns: The names of the objects that are still alive.
  func letGo() async -> [String] {
    let waiting = inputs.waiting
    let isOwn = waiting.map { $0.isOfScreen && $0.home() === subject }
    subject = nil
    // A screen that is let go cancels at once, and those that it hosts a turn later.
    let unfinished = zip(waiting, isOwn).filter { $1 && !$0.isCancelledNow() }.map { call, _ in
      "\(call.name), which was not cancelled,"
    }
    // What still waits was left unanswered on purpose.
    for call in waiting { call.abandon() }
    _ = await inputs.haveGoneOn()
    inputs.forget()
    witness.attachments = []
    await Probe<Subject, Shown>.turn()
    await Probe<Subject, Shown>.turn()
    return unfinished + parts.filter { $0.object != nil }.map { "\($0.type)" }
  }

  private func note(_ objects: [AnyObject]) {
    for object in [subject].compactMap(\.self) + objects
    where !parts.contains(where: { $0.object === object }) {
      parts.append(WeakObject(object))
    }
  }
}
