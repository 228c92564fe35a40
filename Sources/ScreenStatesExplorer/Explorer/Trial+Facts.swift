internal import ScreenStates
internal import ScreenStatesTestKit

extension Trial {
  /// The calls that can be done now.
  var steps: [Step<Subject>] { present.steps }

  func step(_ call: String, of subject: Subject) -> Step<Subject>? {
    if let now { return now.steps.first { $0.call == call } }
    return inputs.step(call, of: subject) ?? sleep.flatMap { $0.call == call ? $0 : nil }
  }

  var waiting: [WaitingCall] { now?.waiting ?? inputs.waiting }

  private var present: (waiting: [WaitingCall], steps: [Step<Subject>]) {
    if let now { return now }
    guard let subject else { return (inputs.waiting, []) }
    let present = (inputs.waiting, inputs.steps(of: subject) + (sleep.map { [$0] } ?? []))
    now = present
    return present
  }

  private var sleep: Step<Subject>? {
    guard let sleep = sleeps.first?.rest, let rest else { return nil }
    let call = "try await Task.sleep(for: \(SwiftText.of(sleep)))"
    return Step(name: call, call: call) { _ in rest.endSleep() }
  }

  /// A text of everything that an app or a test may count, and the possible calls.
  var trace: String {
    (tally.lines(inputs.services, waiting) + steps.map { $0.call }).joined(separator: "\n")
  }

  /// The real sleeps of an object; none for a screen, whose clock may read the real time.
  private var sleeps: [(rest: Duration, cause: String?)] {
    explorer.access.isScreen ? [] : rest?.sleeps ?? []
  }

  private var place: SwiftText.Place { SwiftText.Place(times: inputs.clocks.map(\.now)) }

  func look() -> Look<Shown>? {
    guard let subject else { return nil }
    var look = explorer.access.look(subject, place)
    look.shownText = explorer.text(of: look.shown)
    look.underWay = explorer.access.underWay(subject, inputs.rest)
    look.isBusy =
      look.isBusy || !sleeps.isEmpty || waiting.contains(where: isAwaited)
      || inputs.clocks.contains { $0.scheduledCount > 0 }
    return look
  }

  /// Whether the answer of a call can change the subject.
  ///
  /// That of a screen's cancelled call cannot; an object may await one, such as an `async let`.
  private func isAwaited(_ call: WaitingCall) -> Bool {
    !call.isCancelled || call.isAnsweredLate && !explorer.access.isScreen
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
      parts.append(.init(name: "the hosted screens", text: look.inner.joined(separator: "\n")))
      parts.append(.init(name: "the kept value", text: look.kept))
      var place = place
      place.objects = SwiftText.Objects()
      for (name, value) in explorer.access.properties(subject) {
        coverage.properties.insert(name)
        if explorer.ignoring.contains(name) { continue }
        let text = SwiftText.of(value, place)
        coverage.note(name, text, value)
        isStateKnown = isStateKnown && !coverage.opaque.contains(name)
        parts.append(.init(name: name, text: text, isOfState: true))
      }
    }
    parts.append(.init(name: "the work under way", text: look.underWay.joined(separator: "\n")))
    parts.append(.init(name: "what began it", text: begun.map(\.cause).joined(separator: "\n")))
    for (name, watch) in watches {
      parts.append(.init(name: name, text: watch.memory(time), isOfSubject: false))
    }
    let slept = sleeps.map { "\(SwiftText.of($0.rest))\($0.cause ?? "")" }
    parts.append(
      .init(name: "the real sleeps", text: slept.joined(separator: "\n"), isOfSubject: false))
    return Situation(
      parts + inputs.parts(waiting, steps, origin: origin(of:)), isStateKnown: isStateKnown)
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
    return (tally.inputs + inputs.services.flatMap { $0.answered }).joined(separator: "\n")
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
}
