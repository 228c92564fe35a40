import ScreenStates
import ScreenStatesTestKit

/// A state that follows its plan, and stores independently what it drew.
final class TrialState: Screen<TrialKind>.State {
  unowned let book: TrialBook
  private let number: Int
  private let id: Int

  /// The expected display.
  private(set) var shadow = TrialDisplay()
  private(set) var jobs: [Job] = []
  /// Whether the state has been entered and has not exited.
  private(set) var isIn = false

  private var plan: KindPlan { book.plan.kinds[number] }
  private var trial: MachineTrial { book.trial }

  init(_ number: Int, of book: TrialBook) {
    self.number = number
    self.book = book
    id = book.trial.nextID()
  }

  // MARK: - Hooks

  override func enter() {
    isIn = true
    book.entered(self)
    hook(plan.onEnter)
  }

  override func exit() {
    book.exiting(self)
    hook(plan.onExit)
    isIn = false
    jobs = []
  }

  override func canTransition(to kind: TrialKind) -> Bool {
    book.isGuarding = true
    hook(plan.onGuard)
    book.isGuarding = false
    return !plan.refused.contains(kind.number)
  }

  override func keptChanged() {
    book.keptChanged(self)
    hook(plan.onKept)
  }

  private func hook(_ acts: [Act]) {
    book.hooks += 1
    for act in acts { does(act) }
    book.hooks -= 1
  }

  func tap(_ index: Int) {
    guard index < plan.onTap.count else { return does(.ignore) }
    for act in plan.onTap[index] { does(act) }
  }

  // MARK: - Acts

  func does(_ act: Act) {
    switch act {
    case .draw:
      let drawn = TrialDisplay(owner: id, value: trial.nextID())
      prepare(drawn)
      update { $0 = drawn }
    case .drawAlone:
      let value = trial.nextID()
      prepare(TrialDisplay(owner: shadow.owner, value: value))
      display.value = value
    case .ask(let kind):
      let request = trial.ledger.open()
      book.asked(request, transition(to: TrialKind(number: kind), cause: String(request)))
    case .askScreen(let kind):
      guard let screen = book.screen else { return }
      let request = trial.ledger.open()
      book.asked(request, screen.transition(to: TrialKind(number: kind), cause: String(request)))
    case .ignore:
      let request = trial.ledger.open()
      book.asked(request, nil)
      ignored(String(request))
    case .load(let label, let reply): begin(label, reply, isLoad: true)
    case .timer(let label, let reply): begin(label, reply, isLoad: false)
    case .write: book.write()
    case .screenTimer(let label, let reply): beginOfScreen(label, reply)
    case .host(let machine, let leading): host(machine, leading)
    case .endLast: endLast()
    case .stop: book.stop()
    case .start(let kind): book.start(kind)
    }
  }

  private func prepare(_ drawn: TrialDisplay) {
    if book.isGuarding && isCurrent { book.drewInGuard() } else { shadow = drawn }
  }

  // MARK: - Work

  private func begin(_ label: Act.Label, _ reply: Reply, isLoad: Bool) {
    let job = Job(number: trial.ledger.open(), label: label, owner: self)
    let cause = String(job.number)
    if isLoad, trial.usesTasks {
      let call = PendingWork<Void, Void>()
      job.call = call
      job.handle = perform(cause: cause) { report in
        report(job.number)
        try await call(())
      } each: { [unowned self] number in
        toldReport(number, of: job)
        return nil
      } then: { [unowned self] _ in
        if job.reports != 1 { trial.fail("a load delivered \(job.reports) reports, not one") }
        return told(job, reply)
      }
    } else {
      job.handle = after(.seconds(1), cause: cause) { [unowned self] in told(job, reply) }
      job.entry = trial.clock.takeLatest()
    }
    noteBeginning(of: job)
  }

  private func toldReport(_ number: Int, of job: Job) {
    job.reports += 1
    if book.current !== self || job.wasTold || number != job.number {
      trial.fail("a report reached a state that had exited, or came too late")
    }
  }

  private func beginOfScreen(_ label: Act.Label, _ reply: Reply) {
    guard let screen = book.screen else { return }
    // A stop before this does not end the new work.
    book.readRecords()
    let job = Job(number: trial.ledger.open(), label: label, owner: self)
    job.stopsOfScreen = book.stopsTaken
    job.handle = screen.after(.seconds(1), cause: String(job.number)) { state in
      job.wasTold = true
      state.toldOfScreen(reply)
    }
    job.entry = trial.clock.takeLatest()
    guard job.handle?.refusal == nil else {
      trial.ledger.expect(job.number)
      return
    }
    job.wasBegun = true
    book.add(ofScreen: job)
    trial.add(job)
  }

  private func toldOfScreen(_ reply: Reply) {
    if book.current !== self { trial.fail("a timer of the screen reached a state that had exited") }
    hook(reply.acts)
    if let next = reply.next { does(.ask(next)) }
  }

  private func noteBeginning(of job: Job) {
    guard job.handle?.refusal == nil else {
      trial.ledger.expect(job.number)
      return
    }
    job.wasBegun = true
    jobs.append(job)
    trial.add(job)
  }

  private func told(_ job: Job, _ reply: Reply) -> TrialKind? {
    job.wasTold = true
    if book.current !== self { trial.fail("an answer reached a state that had exited") }
    hook(reply.acts)
    let waits = reply.waitsForAll && jobs.contains { $0.label != .timer && !$0.wasAnswered }
    guard let next = reply.next, !waits else { return nil }
    return leads(job, to: next)
  }

  private func leads(_ job: Job, to next: Int) -> TrialKind {
    trial.ledger.expect(job.number)
    return TrialKind(number: next)
  }

  private func host(_ machine: Int, _ leading: [Int: Int]) {
    let job = Job(number: trial.ledger.open(), label: .timer, owner: self)
    trial.noteHosting(job.number)
    let child = TrialBook(trial.plan.machines[machine], in: trial, hostedBy: self, initial: 0)
    guard let screen = child.screen else { return }
    job.hosted = child
    jobs.append(job)
    trial.add(child)
    job.handle = host(screen, cause: String(job.number)) { [unowned self] kind in
      if book.current !== self { trial.fail("a child's report reached a state that had exited") }
      return leading[kind.number].map { leads(job, to: $0) }
    }
    job.wasBegun = job.handle?.refusal == nil
    guard !job.wasBegun else { return }
    // The refusal of a child has no kind in the log, too.
    trial.forgetHosting(job.number)
    trial.ledger.expect(job.number)
    jobs.removeAll { $0 === job }
  }

  private func endLast() {
    guard let job = jobs.last(where: { $0.handle?.isUnderWay == true }) else { return }
    job.wasEndedByHand = true
    job.handle?.cancel()
  }
}
