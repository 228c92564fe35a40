/// Start, stop, and the end of a released screen (rules 13 and 14).
extension Machine {
  /// Whether a state has been entered and no stop is queued.
  var isAnswering: Bool { now.isRunning && !isStopping }

  /// Starts the screen in a kind, or in the initial one.
  func start(in kind: AnyObject? = nil) -> TransitionOutcome {
    if isAnswering || isStarting {
      let reason = isAnswering ? "is running in \(path)" : "is about to start"
      let refusal = Refusal(.alreadyRunning, "The screen was", .start, reason)
      return .refused(refuse(.boxed(kind), refusal, cause: "start"))
    }
    guard now.phase == .idle else {
      waiting.start = .start(kind)
      return .queued
    }
    noteInput()
    pauseHost()
    let refusal = runStart(in: kind)
    drain()
    return refusal.map { .refused($0) } ?? .taken
  }

  /// Exits the current state and stops the screen.
  func stop(_ ending: Ending = .stop) {
    if case .start(let kind) = now.waiting?.start.take() {
      _ = refuse(.boxed(kind), stopped(), cause: "start")
    }
    guard isAnswering else { return stopAgain(ending) }
    guard now.phase == .idle else {
      waiting.stop = ending
      return
    }
    noteInput()
    pauseHost()
    runStop(ending)
    drain()
  }

  /// Stops a screen that is not running, or is about to stop: of what its host has ended, it clears
  /// the last frame.
  private func stopAgain(_ ending: Ending) {
    record(.ignored, cause: ending.cause)
    guard ending != .host else { return }
    if isStopping { now.waiting?.stop = ending }
    guard now.ending == .host else { return }
    now.stage = .ended(ending)
    now.unsettled.insert(.display)
    guard now.phase == .idle else { return }
    pauseHost()
    drain()
  }

  /// Stops a released screen and ends its log.
  func release() {
    if isAnswering { stop(.release) }
    log?.finish()
  }

  func runStart(in kind: AnyObject?) -> Refusal? {
    want(kind)
    let ending = now.ending ?? .stop
    guard let refusal = enterFirst(isNew: kind != nil || !now.isNew) else { return nil }
    if now.isRunning { now.stage = .ended(ending) }
    // The factory may have started work of the screen.
    endWorkOfScreen()
    return refuseWanted(refusal, cause: "start")
  }

  private func enterFirst(isNew: Bool) -> Refusal? {
    guard !isGone else { return refusal(of: .start, by: .outside) }
    now.stage = .running
    now.phase = .making
    let new = isNew ? makeWanted() : state
    guard new.life == .fresh || new === state && new.life == .waiting else {
      return usedState(new, for: .start)
    }
    guard !isStopping else { return stopped() }
    // If the factory has released the screen, nothing would call `exit()` later.
    guard let home else { return refusal(of: .start, by: .outside) }
    lifeline.isRunning = true
    extendLifetime(home)
    new.life = .current
    // The screen starts in another state, so its initial state is never entered.
    if state !== new, state.life == .waiting { state.life = .left }
    addRecord(from: .none, to: .wanted, cause: "start", .taken)
    enter(new, self)
    return nil
  }

  func runStop(_ ending: Ending) {
    if now.isRunning {
      now.stage = .ended(ending)
      if state.machine != nil { _ = leave(state) }
      if now.frame.isCurrent { now.frame = .former(state) }
      (state.life, state.log) = (.stopped, log)
      keepingScreen { lifeline.isRunning = false }
      addRecord(from: .current, to: .none, cause: ending.cause, .taken)
      if ending == .host { tellOfLostWork() }
      endWorkOfScreen()
      now.unsettled.insert(.place)
      if now.ending == .host { keepLastFrame() } else { now.unsettled.insert(.display) }
    } else {
      // The start before this stop was refused, so nothing is running.
      stopAgain(ending)
    }
    for step in now.waiting?.takeAll() ?? [] { drop(step) }
  }

  /// Refuses a queued step when the screen stops.
  private func drop(_ step: Waiting.Step) {
    switch step {
    case .request(let kind, let cause, _):
      if let kind { want(kind) } else { wantOwn() }
      _ = refuseWanted(stopped(.wanted), cause: cause)
    case .delivery(let work, _, _): work.recordLate()
    case .start, .stop, .kept: break
    }
  }
}
