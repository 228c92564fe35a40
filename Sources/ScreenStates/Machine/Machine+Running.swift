extension Machine {
  /// Enters a state: that of the initial kind, or of another.
  func start(at kind: Kind?) -> TransitionOutcome {
    let next = kind ?? initial
    let record = openRecord(of: next, cause: "start")
    if isAnswering || isStarting {
      let refusal = Refusal.alreadyRunning(in: path)
      close(record, refusal)
      return .refused(refusal)
    }
    guard now.phase == .idle else {
      queue(.start(kind, record))
      return .queued
    }
    begin()
    let refusal = performStart(at: kind, record)
    drain()
    return refusal.map { .refused($0) } ?? .taken
  }

  /// Leaves the current state for none.
  func stop(cause: String = "stop") {
    if isStarting {
      let started = agenda.takeStart()
      noteAgenda()
      close(started, .notRunning(name(of: .outside), .start, "and then to stop"))
    }
    guard isAnswering else { return }
    let record = openRecord(of: nil, cause: cause)
    guard now.phase == .idle else { return queue(.stop(record)) }
    begin()
    performStop(record)
    drain()
  }

  /// Ends what the screen, which has gone, could not end itself.
  func release() {
    stop(cause: "released")
    log?.finish()
  }

  @usableFromInline
  func performStart(at kind: Kind?, _ record: Entry?) -> Refusal? {
    let refusal = enterFirst(kind ?? initial, isNew: kind != nil || now.marks[.started])
    if refusal != nil {
      now.isRunning = false
      // The factory can have begun some.
      endWorkOfScreen()
    }
    close(record, refusal)
    return refusal
  }

  private func enterFirst(_ next: Kind, isNew: Bool) -> Refusal? {
    func refused(_ why: String) -> Refusal { .notRunning(name(of: .outside), .start, why) }
    let gone = "after it had been let go"
    guard screen != nil else { return refused(gone) }
    now.isRunning = true
    now.phase = .making
    let new = isNew ? states.makeState(for: next) : now.state
    // Another start asks the factory again.
    now.marks[.started] = true
    guard case .fresh = new.life else { return refusal(of: new, for: .start) }
    guard !now.isStopping else { return refused("and then to stop") }
    // A factory can let the screen go: then nothing would ever call the exit of what is entered.
    guard let screen else { return refused(gone) }
    unsafe lifeline.isRunning = true
    withExtendedLifetime(screen) {}
    enter(new, for: next, .current(self))
    return nil
  }

  @usableFromInline
  func performStop(_ record: Entry?) {
    // A stop that comes while a start is under way finds it refused already.
    if now.isRunning {
      now.isRunning = false
      if now.state.isCurrent { _ = leave(now.state) }
      if now.frame == .current {
        now.frame = .earlier
        now.earlier = now.state
      }
      now.state.life = .stopped(log)
      keepingScreen { unsafe lifeline.isRunning = false }
      endWorkOfScreen()
      now.untold = [.display, .place]
    }
    close(record, nil)
    guard let agenda = now.agenda else { return }
    let dropped = agenda.takeAll()
    noteAgenda()
    for item in dropped { drop(item) }
  }

  /// Refuses what still waits when the screen stops.
  private func drop(_ item: Agenda<Kind>.Item) {
    switch item {
    case .request(let request):
      let wish = Wish.kind(request.kind.name)
      close(request.record, .notRunning(name(of: .outside), wish, "and then to stop"))
    case .delivery(let delivery): delivery.work.recordStale()
    case .start, .stop: break
    }
  }
}
