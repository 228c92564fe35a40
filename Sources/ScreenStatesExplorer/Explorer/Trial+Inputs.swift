internal import ScreenStates

extension Trial {
  var camera: Camera<Subject, Shown> { Camera(trial: self) }

  /// The calls that can be done now.
  var steps: [PossibleInput<Subject>] { present.steps }

  func step(_ call: String, of subject: Subject) -> PossibleInput<Subject>? {
    if let now { return now.steps.first { $0.call == call } }
    return inputs.step(call, of: subject) ?? sleep.flatMap { $0.call == call ? $0 : nil }
  }

  var waiting: [WaitingCall] { now?.waiting ?? inputs.waiting }

  private var present: (waiting: [WaitingCall], steps: [PossibleInput<Subject>]) {
    if let now { return now }
    guard let subject else { return (inputs.waiting, []) }
    let present = (inputs.waiting, inputs.steps(of: subject) + (sleep.map { [$0] } ?? []))
    now = present
    return present
  }

  private var sleep: PossibleInput<Subject>? {
    guard let sleep = sleeps.first?.rest, let rest else { return nil }
    let call = "try await Task.sleep(for: \(SwiftText.of(sleep)))"
    return PossibleInput(name: call, call: call) { _ in rest.endSleep() }
  }

  /// The real sleeps of an object; none for a screen, whose clock may read the real time.
  var sleeps: [(rest: Duration, cause: String?)] {
    explorer.access.isScreen ? [] : rest?.sleeps ?? []
  }

  /// Whether the state object is still the one before the last step.
  var isSameState: Bool { former === subject.flatMap { explorer.access.state($0) } }

  /// Sends an exited state every request; returns its type if that changes the screen.
  func stateThatObeys(after look: Look<Shown>) async -> (any AnyObject.Type)? {
    guard let former, !isSameState else { return nil }
    return await obeys(after: look) ? type(of: former) : nil
  }

  private func obeys(after look: Look<Shown>) async -> Bool {
    let situation = camera.situation(of: look)
    await run { [self] in former.map(inputs.sendAll) }
    // Only the subject's own parts count: an input may change a service by itself.
    return camera.look().map { camera.situation(of: $0).own != situation.own } ?? false
  }

  /// The names of the properties that do not hold; those of the inputs are asked after a step only.
  func broken(_ shown: Shown, isFrame: Bool = false) -> [String] {
    guard let subject else { return [] }
    var answers = explorer.properties.map { ($0.name, $0.fails(subject, shown)) }
    if !isFrame { answers += inputs.properties.map { ($0.name, $0.fails(subject, ())) } }
    return answers.compactMap { name, fails in
      guard let fails else { return nil }
      coverage.reach(name)
      return fails ? name : nil
    }
  }

  /// Whether a call waits, after the first input, and no loading is shown.
  func hasWaitWithoutLoading(_ look: Look<Shown>) -> Bool {
    explorer.everyWaitShows && look.isRunning && hasBegun
      && explorer.isLoading?(look.shown) == false && waiting.contains { !$0.isCancelled }
  }

  /// The samples, each with whether the current state may be left for it.
  var guards: [(sample: String, isAllowed: Bool)] {
    guard let subject else { return [] }
    return explorer.samples.map { ($0.name, $0.isAllowed(subject)) }
  }
}
