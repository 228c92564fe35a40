/// Runs a screen: the one place where states exit, are replaced, and are entered.
///
/// The screen and its current state hold the machine. So a state reaches it by a plain reference,
/// and the screen can be released at any time. The machine has the rules; its typed edge,
/// `Edge<Kind>`, has the kinds. So an app compiles no rule anew for its own kinds.
@MainActor
@usableFromInline package class Machine {
  // Unchecked, because checks would be a third of the benchmark row "transition, nobody
  // observing". Accesses cannot overlap: none is open while other code runs.
  @usableFromInline @exclusivity(unchecked) final var uncheckedState: _StateBase
  @exclusivity(unchecked) final var uncheckedLifeline: Lifeline
  @exclusivity(unchecked) final var uncheckedNow = Situation()

  /// The current state; before the start the initial one, after a stop the last one.
  final var state: _StateBase {
    @inline(__always) _read { yield unsafe uncheckedState }
    @inline(__always) _modify { yield unsafe &uncheckedState }
  }

  /// The work that ends when the screen is released, on any thread.
  final var lifeline: Lifeline { unsafe uncheckedLifeline }

  /// What the machine is doing now.
  final var now: Situation {
    @inline(__always) _read { yield unsafe uncheckedNow }
    @inline(__always) _modify { yield unsafe &uncheckedNow }
  }

  /// Where the mistakes of the screen and of its states are reported.
  final let mistakes: Mistakes

  init(state: _StateBase, lifeline: Lifeline, mistakes: Mistakes) {
    self.mistakes = mistakes
    state.mistakes = mistakes
    unsafe uncheckedState = state
    unsafe uncheckedLifeline = lifeline
    if state.life == .fresh { state.life = .waiting }
  }

  /// Whether a result is being delivered to any screen: what begins meanwhile belongs to nobody who
  /// called a screen.
  static var isDelivering = false

  /// Where a request comes from.
  enum Asker {
    /// The current state.
    case state
    /// A caller of `transition(to:)` or `start()` of the screen.
    case outside
    /// A caller that starts work of the screen.
    case screen
  }

  // MARK: - What the typed edge answers

  /// The screen, until it is released.
  var home: AnyObject? { nil }

  /// Whether the guard of a state allows the wanted kind.
  func mayLeave(_ old: _StateBase) -> Bool { false }

  /// Makes a state for the wanted kind.
  func makeWanted() -> _StateBase { state }

  /// Makes the wanted kind the current one, and releases the former one.
  func takeWanted() {}

  /// Releases the wanted kind.
  func dropWanted() {}

  /// Wants the kind of a queued request or start; nil is the initial kind.
  func want(_ box: AnyObject?) {}

  /// Wants the kind of the state's own request.
  func wantOwn() {}

  /// Queues the current state's request for the wanted kind, or refuses it.
  func queueWanted(cause: String) {}

  /// The name of the type of the kinds.
  var nameOfKinds: String { "" }

  /// The name of a kind.
  func name(of place: KindPlace) -> String { "" }

  /// Adds a record to the log.
  func writeRecord(
    from former: KindPlace, to next: KindPlace, cause: String, _ outcome: FinalOutcome
  ) {}

  /// A copy of the display of the last settled frame.
  func copySettledDisplay() -> AnyObject { state }

  /// A copy of the kept value, until the screen is released.
  func copyKept() -> AnyObject? { nil }

  // MARK: - A request

  /// Whether a request runs at once.
  final var isReady: Bool { now.phase == .idle && now.isRunning && !isGone }

  /// Runs a request for the wanted kind.
  final func runRequest(
    cause: String, by asker: Asker, in old: _StateBase
  ) -> TransitionOutcome {
    noteInput()
    if now.audience.contains(.waiting) { pauseHost() }
    let refusal = transit(from: old, cause: cause, by: asker)
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
  ///
  /// - Parameters:
  ///   - cause: The cause of the request.
  ///   - asker: Who asks.
  ///   - name: The name of the kind.
  ///   - kind: Makes a copy of the kind, for the queue or the log.
  ///   - keep: Keeps the kind as that of the state's own request, which costs no copy.
  /// - Returns: The immediate outcome.
  final func queue(
    cause: String, by asker: Asker, name: @autoclosure () -> String, kind: () -> AnyObject,
    keep: () -> Void
  ) -> TransitionOutcome {
    if let refusal = obstacle(to: .kind(name()), by: asker) {
      return .refused(refuse(.boxed(kind()), refusal, cause: cause))
    }
    guard asker == .state || now.phase.isHook else {
      waiting.others.append(.request(kind(), cause: cause, asker))
      return .queued
    }
    guard waiting.requestOfState == nil else {
      let refusal = refusal(.superseded, .kind(name()), by: .state, self.name(of: .own))
      return .refused(refuse(.boxed(kind()), refusal, cause: cause))
    }
    waiting.requestOfState = cause
    keep()
    return .queued
  }

  /// One transition to the wanted kind: guard, make, exit, end, swap, enter (rule 1).
  ///
  /// - Returns: The refusal, or nil if the new state has been entered.
  final func transit(from old: _StateBase, cause: String, by asker: Asker) -> Refusal? {
    now.phase = .guarding
    guard mayLeave(old) else {
      // Not guarding any more: the kind is released, and its deinit may draw.
      now.phase = .waiting
      return refuseWanted(guarded(by: asker), cause: cause)
    }
    now.phase = .making
    let new = makeWanted()
    guard new.life == .fresh else { return refuseUsed(new, cause: cause) }
    guard !isStopping else { return refuseWanted(stopped(.wanted), cause: cause) }
    // Before the exit, whose code could give the state to another screen.
    new.life = .current
    let machine = leave(old)
    guard !isStopping else {
      new.life = .fresh
      return refuseWanted(stopped(.wanted), cause: cause)
    }
    addRecord(from: .current, to: .wanted, cause: cause, .taken)
    enter(new, consume machine)
    return nil
  }

  /// Ends the current state: its children, its `exit()`, then its work and its timers.
  ///
  /// - Returns: This machine, which the next state takes over from the old one.
  final func leave(_ old: _StateBase) -> Machine? {
    now.phase = .exiting
    if lifeline.hasWorkOfState { endChildren() }
    old.exit()
    let machine = old.leave()
    if now.audience.contains(.log) { old.log = log }
    if lifeline.hasWorkOfState { endWorkOfState() }
    return machine
  }

  /// Makes a state the current one, and enters it.
  final func enter(_ new: _StateBase, _ machine: consuming Machine?) {
    do {
      // Requests of the former kind's deinit wait.
      now.phase = .waiting
      let former = exchange(&state, with: new)
      new.becomeCurrent(of: machine)
      if now.frame.isCurrent { now.frame = .former(consume former) }
      takeWanted()
    }
    now.unsettled.formUnion([.display, .place])
    now.phase = .entering
    new.enter()
  }

  // MARK: - One at a time

  /// Whether a step is queued.
  final var isBusy: Bool { if let waiting = now.waiting { !waiting.isEmpty } else { false } }

  /// Whether a stop is queued.
  final var isStopping: Bool { if let waiting = now.waiting { waiting.stop != nil } else { false } }

  /// Whether a start is queued.
  final var isStarting: Bool { now.waiting?.start != nil }

  /// The queue of steps, created on first use.
  final var waiting: Waiting {
    if let waiting = now.waiting { return waiting }
    let made = Waiting()
    now.waiting = made
    return made
  }

  /// Pauses the host until the chain that begins now has ended.
  final func pauseHost() {
    guard let surroundings = now.surroundings, let host = surroundings.host?.machine,
      host.pauseForChild()
    else { return }
    surroundings.pausedHost = host
  }

  /// Runs the queued steps one at a time and notifies observers of settled changes, until nothing
  /// is left (rule 2).
  final func drain() {
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
  final func runNext() {
    switch now.waiting?.next() {
    case nil: return
    case .stop(let ending): runStop(ending)
    case .start(let kind):
      if waiting.extendChain(name(of: .boxed(kind))) {
        _ = runStart(in: kind)
      } else {
        _ = refuse(.boxed(kind), runaway(.start, by: .outside), cause: "start")
      }
    case .delivery(let work, let isLast, let decide):
      if work.extendChain(in: waiting) {
        run(work, isLast: isLast, decide)
      } else {
        refuse(work, isLast: isLast)
      }
    case .request(let kind, let cause, let asker):
      if let kind { want(kind) } else { wantOwn() }
      runWanted(cause: cause, by: asker)
    case .kept:
      let reader = waiting.keptReader.take()
      if waiting.extendChain(nil) { tellState(reader) } else { refuseWrite() }
    }
  }

  /// Runs a request for the wanted kind that was queued, or that follows from a result.
  final func runWanted(cause: String, by asker: Asker) {
    if isClosed || !waiting.extendChain(name(of: .wanted)) {
      let wish = Wish.kind(name(of: .wanted))
      let refusal = isClosed ? refusal(of: wish, by: asker) : runaway(wish, by: asker)
      _ = refuseWanted(refusal, cause: cause)
    } else {
      mistakes.noteMove(of: stateName, at: clock.now)
      _ = transit(from: state, cause: cause, by: asker)
    }
  }
}
