/// Start, stop, and the end of a released screen (rules 13 and 14).
extension Machine {
  /// Whether a state has been entered and no stop is queued.
  @inlinable var isAnswering: Bool { now.isRunning && !isStopping }

  @usableFromInline var alreadyRunning: Refusal {
    Refusal(.alreadyRunning, "The screen was", .start, path)
  }

  /// Starts the screen in its initial state or in `kind`.
  @inlinable func start(at kind: Kind?) -> TransitionOutcome {
    let next = kind ?? initial
    if isAnswering || isStarting {
      return .refused(refuse(next, alreadyRunning, cause: "start"))
    }
    guard now.phase == .idle else {
      waiting.start = .some(kind)
      return .queued
    }
    leaveIdle()
    let refusal = runStart(at: next, isInitial: kind == nil)
    drain()
    return refusal.map { .refused($0) } ?? .taken
  }

  /// Exits the current state and stops the screen.
  @inlinable func stop(cause: String = "stop") {
    if case .some(let kind) = now.waiting?.start.take() {
      _ = refuse(kind ?? initial, stopped(.start), cause: "start")
    }
    guard isAnswering else { return record(.ignored, cause: cause) }
    guard now.phase == .idle else {
      waiting.stop = cause
      return
    }
    leaveIdle()
    runStop(cause: cause)
    drain()
  }

  /// Stops a released screen and ends its log.
  func release() {
    if isAnswering { stop(cause: "released") }
    log?.finish()
  }

  @inlinable func runStart(at kind: Kind, isInitial: Bool) -> Refusal? {
    guard let refusal = enterFirst(kind, isNew: !isInitial || now.hasStarted) else { return nil }
    now.isRunning = false
    // The factory may have started work of the screen.
    endWorkOfScreen()
    return refuse(kind, refusal, cause: "start")
  }

  @inlinable func enterFirst(_ next: Kind, isNew: Bool) -> Refusal? {
    guard screen != nil else { return refusal(of: .start, by: .outside) }
    now.isRunning = true
    now.phase = .making
    let new = isNew ? makeState(for: next) : now.state
    now.hasStarted = true
    switch new.life {
    case .fresh: break
    case .waiting where new === now.state: break
    default: return usedState(new, for: .start)
    }
    guard !isStopping else { return stopped(.start) }
    // If the factory has released the screen, nothing would call `exit()` later.
    guard let screen else { return refusal(of: .start, by: .outside) }
    lifeline.isRunning = true
    extendLifetime(screen)
    // The screen starts in another state, so its initial state is never entered.
    if now.state !== new, case .waiting(let log) = now.state.life { now.state.life = .left(log) }
    log?.add(from: nil, to: next, cause: "start", .taken)
    enter(new, for: next, .current(self))
    return nil
  }

  @inlinable func runStop(cause: String) {
    #if DEBUG
      ObservationToken.areKept()
    #endif
    if now.isRunning {
      let kind = now.kind
      now.isRunning = false
      if now.state.isCurrent { _ = leave(now.state) }
      if now.frame.isCurrent { now.frame = .former(now.state) }
      now.state.life = .stopped(log)
      keepingScreen { lifeline.isRunning = false }
      log?.add(from: kind, to: nil, cause: cause, .taken)
      endWorkOfScreen()
      now.unsettled.formUnion([.display, .place])
    } else {
      // The start before this stop was refused, so nothing is running.
      record(.ignored, cause: cause)
    }
    for step in now.waiting?.takeAll() ?? [] { drop(step) }
  }

  /// Refuses a queued step when the screen stops.
  @inlinable func drop(_ step: Waiting<Kind>.Step) {
    switch step {
    case .request(let request):
      _ = refuse(request.kind, stopped(.kind(request.kind.name)), cause: request.cause)
    case .delivery(let delivery): delivery.work.recordLate()
    case .start, .stop, .kept: break
    }
  }
}
