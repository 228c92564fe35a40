import ScreenStates
import ScreenStatesTestKit

/// One screen of a trial, with the expectations that are tracked independently of the screen.
@MainActor
final class TrialBook {
  unowned let trial: MachineTrial
  let plan: MachinePlan
  let host: TrialState?
  private(set) var screen: Screen<TrialKind>?
  private var recorder: TransitionRecorder<TrialKind>?
  private var tokens: [ObservationToken] = []

  /// The state that has been entered and not exited.
  private(set) var current: TrialState?
  private(set) var last: TrialState?
  private(set) var former: TrialState?

  /// The number of running hooks and answers of its states.
  var hooks = 0
  var isGuarding = false
  private var waiting: Set<Int> = []
  private var entries = 0
  private var exits = 0
  private var taken = 0
  private var startsAsked = 0
  private var stopsAsked = 0
  private var startsFound = 0
  private var stopsFound = 0
  private var drawsInGuard = 0
  private var writesInGuard = 0
  private(set) var stopsTaken = 0
  /// The expected kept value, and the one that observers received last.
  private var kept = 0
  private var keptHeard: Int?
  /// The number of calls of `keptChanged()`.
  private(set) var keptCalls = 0
  /// The work of the screen.
  private var jobsOfScreen: [Job] = []
  private var frame: TrialDisplay?
  private var framesOfStep = 0

  init(_ plan: MachinePlan, in trial: MachineTrial, hostedBy host: TrialState?, initial: Int) {
    self.plan = plan
    self.trial = trial
    self.host = host
    let screen = Screen(
      initial: TrialKind(number: initial), keeping: 0, states: TrialStates(book: self),
      clock: trial.clock)
    self.screen = screen
    recorder = TransitionRecorder(of: screen)
    tokens = [
      screen.observe { [unowned self] in hear($0) },
      screen.observeKept { [unowned self] in hearKept($0) },
    ]
    framesOfStep = 0
  }

  var isRunning: Bool { screen?.isRunning ?? false }

  // MARK: - Reports of the states

  func entered(_ state: TrialState) {
    entries += 1
    if current != nil { trial.fail("a state was entered while another was current") }
    if let host, host.book.current !== host || !host.isIn {
      trial.fail("a child was entered while its host's state was not current")
    }
    current = state
    former = last
    last = state
  }

  func exiting(_ state: TrialState) {
    exits += 1
    if current !== state { trial.fail("a state that was not current was exited") }
    if state.jobs.contains(where: { $0.hosted?.current != nil }) {
      trial.fail("a state was exited before its child")
    }
    current = nil
  }

  func keptChanged(_ state: TrialState) {
    keptCalls += 1
    if current !== state || !state.isIn {
      trial.fail("keptChanged() was called on a state that is not current")
    }
    if hooks > 0 { trial.fail("keptChanged() was called in the middle of a hook") }
  }

  // MARK: - Requests

  func asked(_ number: Int, _ outcome: TransitionOutcome?) {
    trial.ledger.expect(number)
    if outcome == .queued { waiting.insert(number) }
  }

  func start(_ kind: Int?) {
    guard !trial.isEnding else { return }
    startsAsked += 1
    screen?.start(at: kind.map(TrialKind.init))
  }

  func stop() {
    guard let screen else { return }
    stopsAsked += 1
    screen.stop()
  }

  func drewInGuard() { drawsInGuard += 1 }

  func write() {
    guard let screen else { return }
    let value = trial.nextID()
    if isGuarding { writesInGuard += 1 } else { kept = value }
    screen.kept = value
  }

  /// Writes while nothing runs, which calls `keptChanged()` of the current state at once.
  func writeAtRest() {
    let calls = keptCalls
    let isTold = isRunning
    write()
    if isTold, keptCalls == calls { trial.fail("keptChanged() was not called after a write") }
  }

  func add(ofScreen job: Job) { jobsOfScreen.append(job) }

  // MARK: - Reports of the screen

  private func hear(_ told: TrialDisplay) {
    frame = told
    framesOfStep += 1
    if hooks > 0 { trial.fail("a frame was sent in the middle of a hook") }
    readRecords()
    if !waiting.isEmpty, plan.whenTold.isEmpty {
      trial.fail("a frame was sent while a request was waiting")
    }
    if told != (current?.shadow ?? TrialDisplay()) {
      trial.fail("a frame was sent that the current state had not drawn")
    }
    guard told.isLoud, let current else { return }
    for act in plan.whenTold { current.does(act) }
  }

  private func hearKept(_ told: Int) {
    keptHeard = told
    if hooks > 0 { trial.fail("an observer of kept was called in the middle of a hook") }
    if told != kept { trial.fail("an observer of kept got a value that is not kept") }
  }

  func readRecords() {
    guard let recorder, !recorder.all.isEmpty else { return }
    for record in recorder.take() { note(record) }
  }

  private func note(_ record: Screen<TrialKind>.Record) {
    if record.outcome == .taken {
      if record.to == nil { stopsTaken += 1 } else { taken += 1 }
    }
    if let number = Int(record.cause) {
      waiting.remove(number)
      if !isOfHosting(record, number) { trial.ledger.record(number) }
      return
    }
    switch record.cause {
    case "start": startsFound += 1
    case "stop": stopsFound += 1
    case "display":
      // A draw of an observer is refused only if the chain has no room for it.
      if case .refused(let refusal) = record.outcome, refusal.reason == .runaway {
        frame = nil
        return
      }
      drawsInGuard -= 1
    case "kept":
      if case .refused(let refusal) = record.outcome, refusal.reason == .runaway {
        keptHeard = nil
        return
      }
      writesInGuard -= 1
    default: trial.fail("a record has an unknown cause: \(record)")
    }
  }

  /// Whether a record says that a child's report was dropped; a child reports each time it settles.
  private func isOfHosting(_ record: Screen<TrialKind>.Record, _ number: Int) -> Bool {
    guard record.to == nil, case .refused(let refusal) = record.outcome else { return false }
    switch refusal.reason {
    case .stale, .notRunning, .runaway: return trial.isHosting(number)
    default: return false
    }
  }

  // MARK: - After each step

  func check() {
    guard let screen else { return }
    if !waiting.isEmpty { trial.fail("a request was queued and never run") }
    if screen.isRunning != (current != nil) { trial.fail("no state is current") }
    if let current, screen.state !== current || !current.isCurrent {
      trial.fail("the current state is not the one entered last")
    }
    if let former, former !== current, former.isCurrent { trial.fail("two states are current") }
    if entries - exits != (current == nil ? 0 : 1) { trial.fail("entries and exits do not pair") }
    if entries != taken { trial.fail("entries \(entries), requests taken \(taken)") }
    let shadow = current?.shadow ?? TrialDisplay()
    if screen.display != shadow { trial.fail("the display is not what the current state drew") }
    if let frame, frame != shadow {
      trial.fail("the last frame sent is not what the current state drew")
    }
    if screen.kept != kept { trial.fail("the kept value is not the one written last") }
    if let keptHeard, keptHeard != kept { trial.fail("the last value sent is not the kept one") }
    if host == nil, startsAsked != startsFound { trial.fail("a start has no record") }
    if host == nil, stopsAsked != stopsFound { trial.fail("a stop has no record") }
    if drawsInGuard != 0 { trial.fail("a draw in a guard has no record") }
    if writesInGuard != 0 { trial.fail("a write in a guard has no record") }
    if let host, !host.isIn, screen.isRunning { trial.fail("a child outlived its host's state") }
    if framesOfStep > 1, host == nil, trial.plan.hasOneFrameAStep {
      trial.fail("a step sent two frames")
    }
    endStep()
  }

  func endStep() {
    framesOfStep = 0
    jobsOfScreen.removeAll { !$0.isToBeUnderWay }
  }

  /// How many works must be under way in the screen and its children.
  var dueUnderWay: Int {
    guard let current else { return 0 }
    let ofScreen = jobsOfScreen.count(where: \.isToBeUnderWay)
    return current.jobs.reduce(ofScreen) { sum, job in
      job.isToBeUnderWay ? sum + 1 + (job.hosted?.dueUnderWay ?? 0) : sum
    }
  }

  /// Releases the screen.
  func close() {
    tokens = []
    jobsOfScreen = []
    recorder = nil
    screen = nil
  }
}
