internal import ScreenStatesTestKit

extension Trial {
  var steps: [PossibleInput<Subject>] {
    if let known = now.steps { return known }
    guard let subject else { return [] }
    var steps: [PossibleInput<Subject>] = []
    for source in inputs.sources { steps += source.possible(subject) }
    if let sleep { steps.append(sleep) }
    now.steps = steps
    return steps
  }

  func step(_ call: String, of subject: Subject) -> PossibleInput<Subject>? {
    if let known = now.steps { return known.first { $0.call == call } }
    for source in inputs.sources where source.knows(call) {
      if let step = source.possible(subject).first(where: { $0.call == call }) { return step }
    }
    return sleep.flatMap { $0.call == call ? $0 : nil }
  }

  var waiting: [WaitingCall] {
    if let known = now.waiting { return known }
    let waiting = inputs.waiting
    now.waiting = waiting
    return waiting
  }

  private var sleep: PossibleInput<Subject>? {
    guard let sleep = sleeps.first?.rest, let rest else { return nil }
    let call = "try await Task.sleep(for: \(SwiftText.of(sleep)))"
    return PossibleInput(name: call, call: call) { _ in rest.endSleep() }
  }

  /// The real sleeps of an object; none for a screen, whose clock may read the real time.
  var sleeps: [(rest: Duration, cause: String?, locals: Locals?)] {
    explorer.access.isScreen ? [] : rest?.sleeps ?? []
  }

  /// The incomplete tasks of an object; where rest is guessed, those that follow a sequence.
  ///
  /// Those of a screen are in its work.
  var tasks: [BegunTask] {
    if explorer.access.isScreen { return [] }
    if let rest { return rest.tasksUnderWay }
    return origins.trace.followers.value.flatMap { input, count in
      repeatElement(BegunTask(input: input, isCancelled: false), count: count)
    }
  }

  var isSameState: Bool { former === screen?.currentState }

  /// Sends the state that the last step has left every request, which must not change the screen.
  func stateThatObeys() async -> [Problem] {
    guard let former, !isSameState else { return [] }
    await run { [self] in for send in inputs.requests { send(former) } }
    // Only the subject's own parts count: an input may change a service by itself.
    guard let look = look(),
      situation(of: look).parts(of: .subject) != lastSituation?.parts(of: .subject)
    else { return [] }
    let sentence = "A \(type(of: former)) that has exited still decides."
    return [(.contradiction, sentence, sentence)]
  }

  /// The names of the properties that do not hold; those of the inputs are asked after a step only.
  func broken(_ shown: Shown, isFrame: Bool = false) -> [String] {
    guard let subject else { return [] }
    var answers = explorer.properties.map { ($0.name, $0.fails(subject, shown)) }
    if !isFrame { answers += inputs.properties.map { ($0.name, $0.fails(subject)) } }
    return answers.compactMap { name, fails in
      guard let fails else { return nil }
      coverage.reach(name)
      return fails ? name : nil
    }
  }

  var guards: [(sample: String, isAllowed: Bool)] {
    guard let subject else { return [] }
    return explorer.samples.map { ($0.name, $0.isAllowed(subject)) }
  }
}
