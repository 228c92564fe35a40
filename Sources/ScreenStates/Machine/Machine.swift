/// Runs a screen: the one place where states exit, are replaced, and are entered.
///
/// The screen and its current state hold the machine. So a state reaches it by a plain reference,
/// and the screen can be released at any time.
///
/// The path of a transition is inlinable, so that it is specialized for an app's own kinds.
@MainActor
@usableFromInline final class Machine<Kind: StateKind> {
  @usableFromInline let states: any StateFactory<Kind>
  @usableFromInline weak var screen: Screen<Kind>?

  // Unchecked, because checks would be a third of the benchmark row "transition, nobody
  // observing". Accesses cannot overlap: none is open while other code runs.
  @usableFromInline @exclusivity(unchecked) var uncheckedLifeline: Lifeline<Kind>
  @usableFromInline @exclusivity(unchecked) var uncheckedNow: Situation<Kind>
  @usableFromInline let initial: Kind

  #if DEBUG
    @usableFromInline let mistakes = Mistakes()
  #endif

  /// The work that ends when the screen is released, on any thread.
  @inlinable var lifeline: Lifeline<Kind> { unsafe uncheckedLifeline }

  /// What the machine is doing now, in which state and kind.
  @inlinable var now: Situation<Kind> {
    @inline(__always) _read { yield unsafe uncheckedNow }
    @inline(__always) _modify { yield unsafe &uncheckedNow }
  }

  @inlinable init(
    initial: Kind, states: any StateFactory<Kind>, clock: (any ScreenClock)?,
    lifeline: Lifeline<Kind>
  ) {
    self.initial = initial
    self.states = states
    unsafe uncheckedLifeline = lifeline
    #if DEBUG
      let state = mistakes.making { states.makeState(for: initial) }
      state.mistakes = mistakes
    #else
      let state = states.makeState(for: initial)
    #endif
    unsafe uncheckedNow = Situation(state: state, kind: initial)
    if case .fresh = state.life { state.life = .waiting(nil) }
    if let clock { surroundings.clock = clock }
  }

  /// Where a request comes from.
  @usableFromInline enum Asker {
    /// The current state.
    case state
    /// A caller of `transition(to:)` or `start()` of the screen.
    case outside
    /// A caller that starts work of the screen.
    case screen
  }

  // MARK: - A request

  /// Runs a request if the machine is idle; otherwise queues or refuses it.
  @inlinable func request(
    _ next: consuming Kind, cause: String, by asker: Asker, in old: Screen<Kind>.State
  ) -> TransitionOutcome {
    guard now.phase == .idle, now.isRunning, !isGone else {
      return requestLater(next, cause: cause, by: asker)
    }
    if now.audience.contains(.waiting) { leaveIdle() }
    let refusal = transit(from: old, to: next, cause: cause, by: asker)
    if isBusy || !now.audience.isEmpty {
      drain()
    } else {
      now.unsettled = []
      let former = settleFrame()
      now.phase = .idle
      // Released only when idle: a deinit may make a request, which then runs at once.
      extendLifetime(former)
    }
    return if let refusal { .refused(refusal) } else { .taken }
  }

  /// Queues a request until the present transition is complete, or refuses it.
  @inlinable func requestLater(_ next: Kind, cause: String, by asker: Asker) -> TransitionOutcome {
    if let refusal = obstacle(to: .kind(next.name), by: asker) {
      return .refused(refuse(next, refusal, cause: cause))
    }
    let isOfHook = now.phase == .entering || now.phase == .deciding
    let asker = isOfHook ? .state : asker
    let request = Waiting<Kind>.Request(kind: next, cause: cause, asker: asker)
    guard asker == .state else {
      waiting.others.append(.request(request))
      return .queued
    }
    if let first = waiting.requestOfState {
      return .refused(
        refuse(
          next, refusal(.superseded, .kind(next.name), by: .state, first.kind.name), cause: cause))
    }
    waiting.requestOfState = request
    return .queued
  }

  /// One transition: guard, make, exit, end, swap, enter (rule 1).
  ///
  /// - Returns: The refusal, or nil if the new state has been entered.
  @inlinable func transit(
    from old: Screen<Kind>.State, to next: consuming Kind, cause: String, by asker: Asker
  ) -> Refusal? {
    now.phase = .guarding
    guard old.canTransition(to: next) else {
      // Not guarding any more: the kind may be released, and its deinit may draw.
      now.phase = .waiting
      return refuse(next, guarded(next, by: asker), cause: cause)
    }
    now.phase = .making
    let new = makeState(for: next)
    guard case .fresh = new.life else { return refuse(next, used: new, cause: cause) }
    guard !isStopping else { return refuse(next, stopped(.kind(next.name)), cause: cause) }
    let life = leave(old)
    guard !isStopping else { return refuse(next, stopped(.kind(next.name)), cause: cause) }
    if now.audience.contains(.log) { record(.taken, to: copy next, cause: cause) }
    enter(new, for: consume next, consume life)
    return nil
  }

  /// Makes a state with the factory.
  @inlinable func makeState(for kind: Kind) -> Kind.StateClass {
    #if DEBUG
      mistakes.making { states.makeState(for: kind) }
    #else
      states.makeState(for: kind)
    #endif
  }

  /// Ends the current state: its children, its `exit()`, then its work and its timers.
  ///
  /// - Returns: The life of the old state, whose machine the next state takes over.
  @inlinable func leave(_ old: Screen<Kind>.State) -> Screen<Kind>.State.Life {
    now.phase = .exiting
    if lifeline.hasWorkOfState { endChildren() }
    old.exit()
    let life = exchange(&old.life, with: .left(log))
    if lifeline.hasWorkOfState { endWorkOfState() }
    return life
  }

  /// Makes a state the current one, and enters it.
  @inlinable func enter(
    _ new: Kind.StateClass, for kind: consuming Kind, _ life: consuming Screen<Kind>.State.Life
  ) {
    do {
      let formerKind = exchange(&now.kind, with: consume kind)
      let former = exchange(&now.state, with: new)
      new.life = (consume life).entering()
      // The former kind and state are released last: their deinits may run the app's code.
      if now.frame.isCurrent { now.frame = .former(former) }
      extendLifetime(formerKind)
    }
    now.unsettled.formUnion([.display, .place])
    now.phase = .entering
    new.enter()
    new.life = exchange(&new.life, with: .fresh).entered()
  }

  // MARK: - One at a time

  /// Whether a step is queued.
  @inlinable var isBusy: Bool {
    if let waiting = now.waiting { !waiting.isEmpty } else { false }
  }

  /// Whether a stop is queued.
  @inlinable var isStopping: Bool { now.waiting?.stop != nil }

  /// Whether a start is queued.
  @inlinable var isStarting: Bool { now.waiting?.start != nil }

  /// The queue of steps, created on first use.
  @inlinable var waiting: Waiting<Kind> { now.waiting ?? makeWaiting() }

  @inlinable func makeWaiting() -> Waiting<Kind> {
    let made = Waiting<Kind>()
    now.waiting = made
    return made
  }

  /// Pauses the host until the chain that begins now has ended.
  @inlinable func leaveIdle() {
    guard let host = now.surroundings?.host?.hostMachine, host.pauseForChild() else { return }
    now.surroundings?.pausedHost = host
  }

  /// Runs the queued steps one at a time and notifies observers of settled changes, until nothing
  /// is left (rule 2).
  @inlinable func drain() {
    var hasMoved = false
    while true {
      if isBusy {
        runNext()
      } else if !now.unsettled.isEmpty {
        if now.unsettled.contains(.place) { hasMoved = true }
        now.phase = .telling
        tell()
      } else {
        break
      }
    }
    now.phase = .idle
    now.waiting?.endChain()
    if now.audience.contains(.waiting) { endChainForOthers(hasMoved: hasMoved) }
  }

  /// Runs the next queued step.
  @inlinable func runNext() {
    switch now.waiting?.next() {
    case nil: return
    case .stop(let cause): runStop(cause: cause)
    case .start(let kind):
      let next = kind ?? initial
      if waiting.extendChain(next.name) {
        _ = runStart(at: next, isInitial: kind == nil)
      } else {
        _ = refuse(next, runaway(.start, by: .outside), cause: "start")
      }
    case .delivery(let delivery):
      if waiting.extendChain(nil) { run(delivery) } else { refuse(delivery) }
    case .request(let request): run(request)
    case .kept: tellState(waiting.keptReader.take())
    }
  }

  /// Runs a queued request, or one that follows from a result.
  @inlinable func run(_ request: Waiting<Kind>.Request) {
    if isClosed || !waiting.extendChain(request.kind.name) {
      refuseInTurn(request)
    } else {
      _ = transit(from: now.state, to: request.kind, cause: request.cause, by: request.asker)
    }
  }

  /// Delivers a result to the current state, now or when the machine is idle (rule 10).
  ///
  /// - Parameters:
  ///   - work: The work whose result it is.
  ///   - isLast: Whether the work ends with this result.
  ///   - decide: Gives the result to the current state; returns the next kind, or nil to stay.
  @inlinable func deliver(
    _ work: Screen<Kind>.Work, isLast: Bool,
    _ decide: @escaping @MainActor (Kind.StateClass) -> Kind?
  ) {
    let delivery = Waiting<Kind>.Delivery(work: work, isLast: isLast, decide: decide)
    guard now.phase == .idle else { return waiting.others.append(.delivery(delivery)) }
    if now.audience.contains(.waiting) { leaveIdle() }
    run(delivery)
    drain()
  }

  /// Delivers a result, and runs the request that follows from it.
  @inlinable func run(_ delivery: Waiting<Kind>.Delivery) {
    guard let next = kind(namedBy: delivery) else { return }
    let request = Waiting<Kind>.Request(kind: next, cause: delivery.work.cause, asker: .state)
    if isBusy {
      _ = requestLater(next, cause: request.cause, by: .state)
    } else {
      run(request)
    }
  }

  /// Delivers a result.
  ///
  /// - Returns: The next kind, or nil to stay.
  @inlinable func kind(namedBy delivery: Waiting<Kind>.Delivery) -> Kind? {
    // The screen is held to the end of this function, so the delivery cannot release it.
    guard let screen, delivery.work.isUnderWay else {
      delivery.work.recordLate()
      return nil
    }
    defer { extendLifetime(screen) }
    if delivery.isLast {
      // Ending the work can release objects whose deinits make requests: these wait.
      now.phase = .waiting
      end(delivery.work, of: screen)
    }
    now.phase = .deciding
    return delivery.decide(now.state)
  }
}
