internal import ScreenStates
internal import ScreenStatesTestKit

/// Drives one fresh subject: does inputs, and runs all that follows until nothing can run.
@MainActor
final class Trial<Subject: AnyObject, Shown> {
  let explorer: Explorer<Subject, Shown>
  var inputs = Inputs<Subject>()
  var subject: Subject?
  var screen: (any HostedScreen)? { subject.flatMap(explorer.access.screen) }
  /// The explored screen, those that it hosts, and those that run without a host.
  var screens: [any HostedScreen] {
    (screen.map { [$0] + $0.descendants } ?? []) + strays.running
  }
  /// The objects that must be freed with the subject.
  private(set) var belongings: [WeakObject] = []
  let origins = Origins()
  /// Where rest is guessed, the causes of the tasks that the history has begun.
  var causes: [WeakObject] = []
  let coverage: Coverage
  /// Nil where rest is guessed.
  let rest: Rest?
  var outcome = RestOutcome()
  let witness = Witness<Shown>()
  private(set) var watches: [Watch<Subject, Shown>] = []
  /// The properties along the history that the last step broke.
  private(set) var brokenOverTime: [String] = []
  /// The inputs so far, answers excepted, if the answers are compared.
  private(set) var done: [String] = []
  /// The number of calls of each service, and the identifiers of the calls that have waited.
  private var (made, met): ([Int], Set<String>) = ([], [])
  /// Whether the last step was a free request to a screen, and called no service.
  private var isIdle = false
  /// The waiting calls and the possible steps, looked up once between two runs.
  var now: (waiting: [WaitingCall]?, steps: [PossibleInput<Subject>]?)
  /// Whether a task goes on although it was cancelled, which nothing can end.
  var hasNoEnd = false
  var strays = Strays()
  /// Resumes a clock that waits at an instant until nothing runs.
  var clockAtInstant: CheckedContinuation<Void, Never>?
  /// What the last step answered a call with.
  private(set) var answer: AnswerGiven?
  /// The name of the last step, unless that was an action of the user or of the environment.
  private(set) var stepWithoutInput: String?
  /// How often a clock was moved or a real sleep was ended.
  private(set) var pauses = 0
  /// Whether there was an input.
  private(set) var hasBegun = false
  var lastCall = Trace.making { didSet { rest?.cause = lastCall } }
  /// The state before the last step, until it is checked and released.
  var former: AnyObject?
  /// The state before that, until the next run: its release may begin tasks.
  var released: AnyObject?
  /// The situation at the last facts; nil before it.
  var lastSituation: Snapshot?

  init(_ explorer: Explorer<Subject, Shown>, _ coverage: Coverage) async {
    self.explorer = explorer
    self.coverage = coverage
    inputs.namesOfExplorer = { explorer.names }
    inputs.shortestLimit = explorer.shortestLimit
    rest = explorer.knowsRest ? Rest() : nil
    rest?.patience = explorer.patience
    inputs.view.noteCause = { [weak self] in self?.note($0) }
    inputs.write = { [weak self] in self?.text(of: $0, at: "the argument of \($1)") }
    await run { [self] in
      let subject = explorer.make(inputs)
      self.subject = subject
      coverage.declare(subject, inputs, of: explorer)
      guard let screen else { return }
      witness.attachments = [
        witness.listen(to: screen),
        explorer.access.observe?(subject) { [weak self, weak screen] shown in
          guard let self, let screen, witness.isWatching, screen.isRunning else { return }
          witness.heard.frames.append(
            Look(
              kind: screen.kindName, path: screen.path, payload: "", shown: shown,
              shownText: coverage.numbered(text(of: shown)), broken: broken(shown, isFrame: true)))
        },
        witness.followChildren(of: screen),
      ].compactMap(\.self)
    }
    await read()
    // The first fresh subject shows whether there are screens that no state hosts from the beginning.
    if coverage.makesScreens != false, let look = look() {
      noteScreensOfFactory()
      _ = situation(of: look)
    }
    coverage.makesScreens = coverage.makesScreens ?? !strays.isEmpty
    strays.endMaking()
    for clock in inputs.clocks {
      clock.waitsForSleepers = rest == nil
      clock.betweenInstants = { [weak self] in
        guard let self else { return }
        guard rest != nil else {
          await turns(10)
          return lookOverTime()
        }
        await withCheckedContinuation { clockAtInstant = $0 }
      }
    }
    watches = explorer.timed.map { $0() }
    if !explorer.access.isScreen { lookOverTime() }
    // They remember what is there, but begin with the first input.
    brokenOverTime = []
  }

  /// Whether the last step has left a screen as it was.
  func stays(in former: Facts<Shown>, after facts: Facts<Shown>) -> Bool {
    isIdle && facts.isWhole && isSameState && facts.situation.text == former.situation.text
  }

  /// Does one call, and runs the jobs that follow in the chosen order.
  func perform(_ call: String, _ choose: Rest.Choice? = nil) async -> Bool {
    guard let subject else { return false }
    lastCall = call
    (hasBegun, brokenOverTime, answer, isIdle) = (true, [], nil, false)
    // A replay holds the state, too: a screen that it hosts must live as long as on the first time.
    released = former
    former = screen?.currentState
    origins.trace.input.value = call
    witness.workBeforeEntry = [:]
    guard let step = step(call, of: subject) else { return false }
    let isStart = call == explorer.access.startCall
    if explorer.comparesAnswers != nil, step.answer == nil, !isStart { done.append(call) }
    // An object may have state that no situation shows.
    isIdle = step.isFree && explorer.access.isScreen && !isStart
    (origins.trace.input.value, answer) = (step.answer?.text ?? step.name, step.answer)
    stepWithoutInput = step.isAct ? nil : step.nameInRounds
    if Finding.movesTime(call) { pauses += 1 }
    // Only the facts of a step need it.
    if witness.isWatching, let call = answer?.call,
      let answered = waiting.first(where: { $0.id == call })
    {
      answer?.beginning = origins.beginning(of: answered)
      answer?.isAlone =
        inputs.isLatest(answered) && waiting.allSatisfy { $0.isCancelled || $0.id == answered.id }
    }
    await run(choose) { [weak subject] in if let subject { await step.run(subject) } }
    await read()
    origins.noteWork(
      of: screens.filter(\.isRunning), waiting: { waiting }, before: witness.workBeforeEntry,
      isAct: step.isAct)
    noteCalls()
    lookOverTime()
    return true
  }

  /// Reads what an object shows, at rest; a read may start a task.
  private func read() async {
    guard let subject, !explorer.access.isScreen, !outcome.isEndless else { return }
    if rest == nil { return await waitForRead(of: subject) }
    goOn { explorer.access.read(subject) }
  }

  /// Records what began the new calls that wait.
  private func noteCalls() {
    let counts = inputs.services.map { $0.count }
    guard counts != made else { return }
    (made, isIdle) = (counts, false)
    for call in waiting where met.insert(call.id).inserted {
      origins.note(call)
      // No input began its task, which is detached, or which the main queue began.
      if rest == nil || coverage.waitsForMainQueue, call.cause.isEmpty, !call.isOfScreen,
        !explorer.access.isScreen
      {
        coverage.notAtRest(after: lastCall)
      }
    }
  }

  /// The time on the first clock, and that of an object's real sleeps.
  var time: Duration {
    let slept = explorer.access.isScreen ? nil : rest?.now
    return (inputs.clocks.first?.now.sinceOrigin ?? .zero) + (slept ?? .zero)
  }

  func lookOverTime() {
    guard let subject, !watches.isEmpty else { return }
    // Within a run, something may have changed since the last look.
    now = (nil, nil)
    guard let look = look(isWritten: watches.contains(where: \.readsText)) else { return }
    for watch in watches {
      guard let fails = watch.fails(subject, look, time) else { continue }
      coverage.reach(watch.name)
      if fails, !brokenOverTime.contains(watch.name) { brokenOverTime.append(watch.name) }
    }
  }

  func noteBelongings() {
    guard let subject else { return }
    for object in explorer.access.parts(subject)
    where !belongings.contains(where: { $0.object === object }) {
      belongings.append(WeakObject(object))
    }
  }

  /// Starts the screen in a kind; returns the sentence of the refusal, if there is one.
  func start(at sample: KindSample<Subject>) async -> String? {
    var refusal: String?
    await run { [self] in refusal = subject.flatMap(sample.start) }
    return refusal
  }
}
