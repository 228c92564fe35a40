/// The typed edge of a machine: it holds the kinds, the factory and the screen, and has no rules.
///
/// A kind that is requested is put in a place of the edge, and the machine names the place. A place
/// that is not in use holds the initial kind or the current one, which the edge holds anyway: so
/// nothing of a requested kind outlives its request.
@usableFromInline final class Edge<Kind: StateKind>: Machine {
  let states: any StateFactory<Kind>
  let initial: Kind
  weak var screen: Screen<Kind>?

  /// The kind of the current state.
  // Unchecked, like the machine's situation: no access is open while other code runs.
  @exclusivity(unchecked) private var uncheckedKind: Kind
  /// The kind of the request that runs.
  // Unchecked: while the guard or the factory has it, requests wait with copies or are refused.
  @exclusivity(unchecked) private var uncheckedWanted: Kind
  /// The kind of the current state's own request, which waits.
  private var own: Kind

  init(initial: Kind, states: any StateFactory<Kind>, lifeline: Lifeline) {
    self.initial = initial
    self.states = states
    own = initial
    unsafe (uncheckedKind, uncheckedWanted) = (initial, initial)
    let mistakes = Mistakes()
    let state = mistakes.making { states.makeState(for: initial) }
    super.init(state: state, lifeline: lifeline, mistakes: mistakes)
  }

  var kind: Kind { unsafe uncheckedKind }

  private(set) var wanted: Kind {
    get { unsafe uncheckedWanted }
    // Inlined, because a call would look up the type of the edge.
    @inline(__always) set { unsafe uncheckedWanted = newValue }
  }

  // MARK: - Requests

  /// Runs a request if the machine is idle; otherwise queues or refuses it.
  func request(
    _ next: Kind, cause: String, by asker: Asker, in old: _StateBase
  ) -> TransitionOutcome {
    guard isReady else { return queue(next, cause: cause, by: asker) }
    wanted = next
    return runRequest(cause: cause, by: asker, in: old)
  }

  func start(at kind: Kind?) -> TransitionOutcome {
    // Asked first, because to copy an optional kind looks up its type.
    if kind == nil { start(in: nil) } else { start(in: kind.map { Copy($0) }) }
  }

  private func queue(_ next: Kind, cause: String, by asker: Asker) -> TransitionOutcome {
    queue(cause: cause, by: asker, name: next.name, kind: { Copy(next) }, keep: { own = next })
  }

  /// Notes the kind that a result has led to.
  ///
  /// - Returns: Whether there is one.
  @inline(__always) func want(_ next: Kind?) -> Bool {
    guard let next else { return false }
    wanted = next
    return true
  }

  // MARK: - What the machine asks

  override var home: AnyObject? { screen }

  override func mayLeave(_ old: _StateBase) -> Bool {
    unsafe ask(typed(old, for: Kind.self), &uncheckedWanted)
  }

  override func makeWanted() -> _StateBase { mistakes.making { unsafe make(&uncheckedWanted) } }

  // The guard and the factory get the wanted kind in place: a copy for each would make a transition
  // a fifth dearer.

  private func ask(_ old: Kind.StateClass, _ kind: inout Kind) -> Bool {
    old.canTransition(to: kind)
  }

  private func make(_ kind: inout Kind) -> _StateBase { states.makeState(for: kind) }

  // Both release a kind after the access: its deinit may run the app's code.

  override func takeWanted() { _ = unsafe exchange(&uncheckedKind, with: uncheckedWanted) }

  override func dropWanted() { _ = unsafe exchange(&uncheckedWanted, with: initial) }

  override func want(_ copy: AnyObject?) {
    if let copy { wanted = value(in: copy, as: Kind.self) } else { wanted = initial }
  }

  override func wantOwn() { wanted = exchange(&own, with: initial) }

  override func queueWanted(cause: String) {
    _ = queue(wanted, cause: cause, by: .state)
    dropWanted()
  }

  override var nameOfKinds: String { "\(Kind.self)" }

  override func name(of place: KindPlace) -> String { kind(at: place)?.name ?? "" }

  private func kind(at place: KindPlace) -> Kind? {
    switch place {
    case .none: nil
    case .current: kind
    case .wanted: wanted
    case .own: own
    case .boxed(let copy): copy.map { value(in: $0, as: Kind.self) } ?? initial
    }
  }

  // MARK: - The log

  override func writeRecord(
    from former: KindPlace, to next: KindPlace, cause: String, _ outcome: FinalOutcome
  ) {
    guard let log else { return }
    typed(log, for: Kind.self).add(
      from: kind(at: former), to: kind(at: next), cause: cause, outcome)
  }

  /// The log, created on first use.
  func openLog() -> TransitionLog<Kind> {
    if let log { return typed(log, for: Kind.self) }
    let made = TransitionLog<Kind>(self)
    attach(made)
    return made
  }

  // MARK: - Frames

  /// The display of the last settled frame.
  var display: Kind.Display {
    switch now.frame {
    case .current: typed(state, for: Kind.self).drawn
    case .former(let former): typed(former, for: Kind.self).drawn
    case .copy(let copy): value(in: copy, as: Kind.Display.self)
    case .blank: Kind.Display()
    }
  }

  /// The display of the frame that is about to settle.
  var nextDisplay: Kind.Display {
    if now.ending == .host { return display }
    return now.isRunning ? typed(state, for: Kind.self).drawn : Kind.Display()
  }

  override func copySettledDisplay() -> AnyObject { Copy(display) }

  override func copyKept() -> AnyObject? { screen.map { Copy($0.keptValue) } }
}

/// Where the edge holds a kind that the machine names.
enum KindPlace {
  /// No kind.
  case none
  /// The kind of the current state.
  case current
  /// The kind of the request that runs.
  case wanted
  /// The kind of the current state's own request, which waits.
  case own
  /// A kind in a box, or the initial one.
  case boxed(AnyObject?)
}

/// A copy of a kind, a display or a kept value.
final class Copy<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
