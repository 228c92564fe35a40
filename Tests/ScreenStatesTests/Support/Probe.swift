import ScreenStates

/// A screen whose every hook is given by a test, and which writes an ordered log.
///
/// ```swift
/// let probe = Probe()
/// probe.entering(.a) { $0.transition(to: .b) }
/// let screen = probe.startedScreen()
/// #expect(probe.log == ["make a", "enter a", "may a → b", "make b", "exit a", "enter b"])
/// ```
///
/// A hook that needs the screen takes it from its state, so that the probe keeps no screen alive.
@MainActor
final class Probe: StateFactory {
  typealias Hook = @MainActor (ProbeState) -> Void

  private let name: String
  private let journal: Journal
  private var entries: [String: Hook] = [:]
  private var exits: [String: Hook] = [:]
  private var guards: [String: @MainActor (ProbeState, ProbeKind) -> Bool] = [:]
  private var keptHooks: [String: Hook] = [:]
  private var makers: [String: @MainActor () -> ProbeState?] = [:]
  private var made: [String: Int] = [:]

  /// Makes a probe; those that share a journal give themselves names.
  init(_ name: String = "", in journal: Journal = Journal()) {
    (self.name, self.journal) = (name, journal)
    ProbeScope.Probes.current?.add(self)
  }

  /// Makes the probes of a host and of its child, which write one journal.
  static func hostAndChild() -> (outer: Probe, inner: Probe) {
    let journal = Journal()
    return (Probe("outer", in: journal), Probe("inner", in: journal))
  }

  /// Lets go of what the hooks hold: this probe, as a rule.
  func forgetHooks() {
    (entries, exits, keptHooks, guards, makers) = ([:], [:], [:], [:], [:])
  }

  // MARK: - What has happened

  var log: [String] { journal.entries }

  func note(_ entry: String) {
    journal.entries.append(name.isEmpty ? entry : "\(name): \(entry)")
  }

  /// Notes an entry and names no kind: what a timer does, or the `then` of work, where its state stays.
  func stay(noting entry: String) -> ProbeKind? {
    note(entry)
    return nil
  }

  func clear() { journal.entries = [] }

  // MARK: - What shall happen

  func entering(_ kind: ProbeKind, _ hook: @escaping Hook) { entries[kind.name] = hook }

  func exiting(_ kind: ProbeKind, _ hook: @escaping Hook) { exits[kind.name] = hook }

  /// What happens when a state of a kind is entered.
  func entry(of kind: ProbeKind) -> Moment {
    let entered = Moment()
    entering(kind) { _ in entered.happen() }
    return entered
  }

  /// What happens when a state of a kind exits.
  func exit(of kind: ProbeKind) -> Moment {
    let exited = Moment()
    exiting(kind) { _ in exited.happen() }
    return exited
  }

  /// What the states of a kind do when what is kept has changed; it is in the log then, too.
  func keptChanging(_ kind: ProbeKind, _ hook: @escaping Hook = { _ in }) {
    keptHooks[kind.name] = hook
  }

  /// What `canTransition(to:)` of a kind's states answers.
  func allowing(
    _ kind: ProbeKind, _ hook: @escaping @MainActor (ProbeState, ProbeKind) -> Bool
  ) {
    guards[kind.name] = hook
  }

  /// Another state object than the one that the factory would make; nil makes that one.
  func making(_ kind: ProbeKind, _ maker: @escaping @MainActor () -> ProbeState?) {
    makers[kind.name] = maker
  }

  // MARK: - Screens

  func screen(
    initial: ProbeKind = .a, keeping kept: String = "", clock: (any ScreenClock)? = nil
  ) -> ProbeScreen {
    ProbeScreen(initial: initial, keeping: kept, states: self, clock: clock)
  }

  func startedScreen(
    initial: ProbeKind = .a, clock: (any ScreenClock)? = nil
  ) -> ProbeScreen {
    let screen = screen(initial: initial, clock: clock)
    screen.start()
    return screen
  }

  /// A started screen, with nothing in the log yet.
  func quietScreen(
    initial: ProbeKind = .a, clock: (any ScreenClock)? = nil
  ) -> ProbeScreen {
    let screen = startedScreen(initial: initial, clock: clock)
    clear()
    return screen
  }

  /// A quiet screen that waits for no work any more.
  func settledScreen() async -> ProbeScreen {
    let screen = quietScreen()
    await screen.settled()
    return screen
  }

  func makeState(for kind: ProbeKind) -> ProbeState {
    note("make \(kind.name)")
    made[kind.name, default: 0] += 1
    return makers[kind.name]?() ?? ProbeState(kind, ordinal: made[kind.name, default: 0], of: self)
  }

  // MARK: - For its states

  fileprivate func enter(_ state: ProbeState) {
    note("enter \(state.kind.name)")
    entries[state.kind.name]?(state)
  }

  fileprivate func exit(_ state: ProbeState) {
    note("exit \(state.kind.name)")
    exits[state.kind.name]?(state)
  }

  fileprivate func keptChanged(_ state: ProbeState) {
    guard let hook = keptHooks[state.kind.name] else { return }
    note("kept \(state.kind.name): \(state.screen?.kept ?? "gone")")
    hook(state)
  }

  fileprivate func canTransition(from state: ProbeState, to next: ProbeKind) -> Bool {
    note("may \(state.kind.name) → \(next.name)")
    return guards[state.kind.name]?(state, next) ?? true
  }
}

/// An ordered log that several probes can share.
@MainActor
final class Journal {
  var entries: [String] = []
}

typealias ProbeScreen = Screen<ProbeKind>

enum ProbeKind: StateKind, Hashable, Codable {
  typealias Display = ProbeDisplay
  typealias StateClass = ProbeState
  typealias Kept = String
  case a, b, c
  case number(Int)
}

struct ProbeDisplay: ScreenDisplay, Equatable {
  var text = ""
  var count = 0
  /// What acts when it is freed, as an object of the app may.
  var held: AtEnd?
}

/// A state that does what its probe was told.
final class ProbeState: ProbeScreen.State {
  let kind: ProbeKind
  /// One for the first state that the probe made for this kind.
  let ordinal: Int
  // Its screen keeps the probe; a probe that keeps a state makes no circle.
  private weak var probe: Probe?

  init(_ kind: ProbeKind, ordinal: Int = 1, of probe: Probe) {
    (self.kind, self.ordinal, self.probe) = (kind, ordinal, probe)
  }

  override func enter() { probe?.enter(self) }
  override func exit() { probe?.exit(self) }
  override func keptChanged() { probe?.keptChanged(self) }
  override func canTransition(to kind: ProbeKind) -> Bool {
    probe?.canTransition(from: self, to: kind) ?? true
  }

  /// A request that leads to a kind.
  @discardableResult
  func go(_ kind: ProbeKind) -> TransitionOutcome { transition(to: kind, cause: "go") }

  /// A request that these states do not answer.
  func wave() { ignored() }
}
