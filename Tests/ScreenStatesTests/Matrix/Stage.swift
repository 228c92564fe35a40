import ScreenStates
import ScreenStatesTestKit
import Testing

/// A screen on which an action is tried, and which checks at each step what must always hold.
@MainActor
final class Stage: StateFactory {
  /// A moment at which the action can be tried, once.
  enum Cue: Hashable {
    case guarding(StageKind), making(StageKind), makingItself(StageKind)
    case entering(StageKind), exiting(StageKind), told, kept
  }

  var screen: StageScreen?
  var isForbidding = false
  /// The display that is open for writing, in an update block.
  var pen: StageDisplay?
  /// The state that the factory gives for `b`, instead of a new one.
  var used: StageState?
  /// How often each cause must be in the log.
  var requests: [String: Int] = [:]
  /// Whether no log tells what happens from here on.
  var isPastTheLog = false

  let clock = ManualClock()
  /// Whether its states draw in their exits, too.
  var isDrawingLast = false
  /// What the screen still shows when it does not run: its last frame if its host has ended it.
  private(set) var lastFrame = StageDisplay()
  /// An observer that acts.
  var token: ObservationToken?
  private(set) var audience: Audience?
  private var children: [Stage] = []
  private(set) var journal: [String] = []
  private(set) weak var formerScreen: StageScreen?
  private var cues: [Cue: @MainActor (StageState) -> Void] = [:]
  private var made: [Weak] = []
  private var entered: String?
  private var isInHook = false
  private var isStopping = false
  /// How often a state was told that what is kept has changed.
  private(set) var keptChanges = 0

  private struct Weak { weak var state: StageState? }

  // MARK: - What happens on it

  func open(isAttended: Bool) {
    let screen = StageScreen(initial: .a, keeping: "", states: self, clock: clock)
    self.screen = screen
    formerScreen = screen
    if isAttended { audience = Audience(of: screen) }
  }

  func start() {
    requests["start", default: 0] += 1
    screen?.start()
  }

  func stop() {
    requests["stop", default: 0] += 1
    isStopping = true
    lastFrame = StageDisplay()
    screen?.stop()
    isStopping = false
  }

  @discardableResult
  func go(_ kind: StageKind) -> TransitionOutcome? {
    requests["go", default: 0] += 1
    let state = screen?.state
    return state?.go(kind)
  }

  func letGo() { screen = nil }

  /// A stage for a child screen, which must be over when this one is.
  func child() -> Stage {
    let child = Stage()
    child.open(isAttended: false)
    children.append(child)
    return child
  }

  /// A stage for a still screen, whose state performs work that must not run.
  func stillChild() -> Stage {
    let child = Stage()
    child.when(.entering(.a)) { state in
      state.perform {
        Issue.record("A still screen starts no work.")
      } then: { _ in
        nil
      }
    }
    let screen = StageScreen(still: .a, keeping: "", states: child)
    child.screen = screen
    child.formerScreen = screen
    children.append(child)
    return child
  }

  func when(_ cue: Cue, _ act: @escaping @MainActor (StageState) -> Void) { cues[cue] = act }

  func cue(_ cue: Cue, _ state: StageState) {
    cues.removeValue(forKey: cue)?(state)
  }

  /// Waits until everything that was begun has come to rest.
  func settle() async {
    await screen?.settled()
    await Task {}.value
  }

  // MARK: - For its screen

  func makeState(for kind: StageKind) -> StageState {
    if let old = screen?.state { cue(.making(kind), old) }
    if kind == .b, let used { return used }
    let state = StageState(kind, "\(kind.rawValue)\(made.count + 1)", on: self)
    made.append(Weak(state: state))
    return state
  }

  func hook(_ cue: Cue, _ state: StageState) {
    #expect(!isInHook, "A hook runs inside another.")
    isInHook = true
    let settled = screen?.display
    if case .exiting = cue {} else { #expect(state.departure == nil, "It does not end.") }
    self.cue(cue, state)
    #expect(screen == nil || screen?.display == settled, "A hook shows nothing by itself.")
    isInHook = false
  }

  func enter(_ state: StageState) {
    #expect(entered == nil, "\(state.name) is entered before the exit of the last.")
    #expect(state.isCurrent)
    #expect(screen == nil || screen?.state === state)
    entered = state.name
    journal.append("enter \(state.name)")
    hook(.entering(state.kind), state)
  }

  func exit(_ state: StageState) {
    #expect(entered == state.name, "\(state.name) exits without being the one that is entered.")
    #expect(!journal.contains("exit \(state.name)"), "\(state.name) exits twice.")
    for child in children {
      #expect(child.screen?.isRunning != true, "Children end before their host exits.")
    }
    if screen == nil, !isStopping { requests["released"] = 1 }
    entered = nil
    journal.append("exit \(state.name)")
    keepLastFrame(of: state)
    if isDrawingLast { state.display.name += ", drawn last" }
    hook(.exiting(state.kind), state)
  }

  private func keepLastFrame(of state: StageState) {
    lastFrame = StageDisplay()
    switch state.departure {
    case nil: Issue.record("\(state.name) exits without a reason.")
    case .hostLeft: lastFrame = screen?.display ?? lastFrame
    case .to, .stopped, .released: break
    }
  }

  func keptChanged(_ state: StageState) {
    #expect(state.isCurrent && screen?.isRunning == true)
    keptChanges += 1
    hook(.kept, state)
  }

  // MARK: - What must hold

  /// Whether a state of a kind has been entered so far.
  func hasEntered(_ kind: StageKind) -> Bool {
    journal.contains { $0.hasPrefix("enter \(kind.rawValue)") }
  }

  /// What must hold whenever the screen has come to rest.
  func checkAtRest() {
    guard let screen else {
      #expect(formerScreen == nil, "A screen that is let go is freed.")
      #expect(entered == nil, "The state of a screen that is let go exits.")
      return
    }
    let current = made.compactMap(\.state).filter(\.isCurrent)
    if screen.isRunning {
      #expect(current.count == 1 && current.first === screen.state)
      #expect(entered == screen.state.name)
      #expect(screen.kind == screen.state.kind)
      #expect(screen.display == screen.state.display)
    } else {
      #expect(current.isEmpty)
      #expect(entered == nil)
      #expect(screen.display == lastFrame)
    }
    audience?.checkAtRest(screen)
  }

  /// What must hold of a child when its host has ended it.
  func checkEndedByHost() {
    #expect(screen?.isRunning == false, "A child ends with its host.")
    #expect(screen?.display == lastFrame && lastFrame != StageDisplay(), "It keeps its last frame.")
    checkAtRest()
  }

  /// Lets the screen go.
  func close() async {
    letGo()
    await Task {}.value
    checkAtRest()
    audience?.leave()
    token = nil
    for child in children {
      #expect(child.screen?.isRunning == false, "A child ends with its host.")
      child.checkAtRest()
      await child.close()
      child.checkFreed()
    }
  }

  /// Once everything is over, nothing is left.
  func checkFreed() {
    #expect(cues.isEmpty, "The place was not reached.")
    #expect(made.compactMap { $0.state?.name } == [], "All states are freed.")
    #expect(clock.scheduledCount == 0)
    let entries = journal.filter { $0.hasPrefix("enter") }.map { $0.dropFirst(6) }
    let exits = journal.filter { $0.hasPrefix("exit") }.map { $0.dropFirst(5) }
    #expect(entries == exits)
  }
}
