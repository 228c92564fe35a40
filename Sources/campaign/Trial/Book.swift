import ScreenStates
import ScreenStatesTestKit

/// One screen of a trial, and what is known of it apart from the screen itself.
@MainActor
final class Book {
  unowned let trial: Trial
  let plan: MachinePlan
  let host: TrialState?
  private(set) var screen: Screen<TrialKind>?
  private var recorder: TransitionRecorder<TrialKind>?
  private var token: ObservationToken?

  /// The state that has been entered and not exited.
  private(set) var current: TrialState?
  private(set) var last: TrialState?
  private(set) var former: TrialState?

  /// How many hooks and answers of its states are running.
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
  private var frame: TrialDisplay?
  private var framesOfStep = 0

  init(_ plan: MachinePlan, in trial: Trial, hostedBy host: TrialState?, initial: Int) {
    self.plan = plan
    self.trial = trial
    self.host = host
    let screen = Screen(
      initial: TrialKind(number: initial), states: TrialStates(book: self), clock: trial.clock)
    self.screen = screen
    recorder = TransitionRecorder(of: screen)
    token = screen.observe { [unowned self] in hear($0) }
    framesOfStep = 0
  }

  var isRunning: Bool { screen?.isRunning ?? false }

  // MARK: - What its states tell

  func entered(_ state: TrialState) {
    entries += 1
    if current != nil { trial.fail("a state was entered while another was current") }
    if let host, host.book.current !== host || !host.isIn {
      trial.fail("a child was entered outside of its host's state")
    }
    current = state
    former = last
    last = state
  }

  func exiting(_ state: TrialState) {
    exits += 1
    if current !== state { trial.fail("a state was exited that was not current") }
    if state.jobs.contains(where: { $0.hosted?.current != nil }) {
      trial.fail("a state was exited before its child")
    }
    current = nil
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

  // MARK: - What the screen tells

  private func hear(_ told: TrialDisplay) {
    frame = told
    framesOfStep += 1
    if hooks > 0 { trial.fail("a frame was told in the middle of a hook") }
    readRecords()
    if !waiting.isEmpty, plan.whenTold.isEmpty {
      trial.fail("a frame was told while a request was waiting")
    }
    if told != (current?.shadow ?? TrialDisplay()) {
      trial.fail("a frame was told that the current state had not drawn")
    }
    guard told.isLoud, let current else { return }
    for act in plan.whenTold { current.does(act) }
  }

  func readRecords() {
    guard let recorder, !recorder.all.isEmpty else { return }
    for record in recorder.take() { note(record) }
  }

  private func note(_ record: Screen<TrialKind>.Record) {
    if record.outcome == .taken, record.to != nil { taken += 1 }
    if let number = Int(record.cause) {
      waiting.remove(number)
      if !isOfHosting(record, number) { trial.ledger.record(number) }
      return
    }
    switch record.cause {
    case "start": startsFound += 1
    case "stop": stopsFound += 1
    case "display":
      // A draw of an observer is refused only where a chain has no room for it.
      if case .refused(let refusal) = record.outcome, refusal.reason == .runaway {
        frame = nil
        return
      }
      drawsInGuard -= 1
    default: trial.fail("a record has a cause that nobody gave: \(record)")
    }
  }

  /// Whether a record says that a child's report was dropped; a child reports as often as it settles.
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
      trial.fail("another state is current than the one entered last")
    }
    if let former, former !== current, former.isCurrent { trial.fail("two states are current") }
    if entries - exits != (current == nil ? 0 : 1) { trial.fail("entries and exits do not pair") }
    if entries != taken { trial.fail("entries \(entries), requests taken \(taken)") }
    let shadow = current?.shadow ?? TrialDisplay()
    if screen.display != shadow { trial.fail("the display is not what the current state drew") }
    if let frame, frame != shadow {
      trial.fail("the last frame told is not what the current state drew")
    }
    if host == nil, startsAsked != startsFound { trial.fail("a start has no record") }
    if host == nil, stopsAsked != stopsFound { trial.fail("a stop has no record") }
    if drawsInGuard != 0 { trial.fail("a draw in a guard has no record") }
    if let host, !host.isIn, screen.isRunning { trial.fail("a child outlived its host's state") }
    if framesOfStep > 1, host == nil, trial.plan.hasOneFrameAStep {
      trial.fail("a step told two frames")
    }
    endStep()
  }

  func endStep() { framesOfStep = 0 }

  /// How many things must be under way in it and in its children.
  var dueUnderWay: Int {
    guard let current else { return 0 }
    return current.jobs.reduce(0) { sum, job in
      job.isToBeUnderWay ? sum + 1 + (job.hosted?.dueUnderWay ?? 0) : sum
    }
  }

  /// Lets go of the screen.
  func close() {
    token = nil
    recorder = nil
    screen = nil
  }
}
