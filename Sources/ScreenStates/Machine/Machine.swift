/// What a screen runs on: the one place where states exit, are replaced, and are entered.
///
/// A screen owns it, and the current state refers to it, so that a state reaches its screen's
/// machine for the price of a plain reference while the screen itself can be let go at any time.
///
/// The path of a transition is inlinable, so that it is compiled for an app's own kinds.
@MainActor
@usableFromInline
final class Machine<Kind: StateKind> {
  @usableFromInline typealias Entry = TransitionLog<Kind>.Entry

  // What the machine is made of.
  @usableFromInline let states: any StateFactory<Kind>
  @usableFromInline let initial: Kind
  @usableFromInline weak var screen: Screen<Kind>?

  // No access to these lasts while other code runs, so none can overlap another; the check that the
  // language would make each time would be a third of the cost of a transition.
  @usableFromInline @exclusivity(unchecked) var uncheckedLifeline: Lifeline<Kind>
  @usableFromInline @exclusivity(unchecked) var uncheckedNow: Situation<Kind>

  /// What ends with the screen, wherever that is let go.
  @inlinable var lifeline: Lifeline<Kind> { unsafe uncheckedLifeline }

  /// Where the machine is.
  @inlinable var now: Situation<Kind> {
    _read { yield unsafe uncheckedNow }
    _modify { yield unsafe &uncheckedNow }
  }

  @inlinable
  init(
    initial: Kind, states: any StateFactory<Kind>, clock: any ScreenClock, lifeline: Lifeline<Kind>
  ) {
    self.initial = initial
    self.states = states
    unsafe uncheckedLifeline = lifeline
    unsafe uncheckedNow = Situation(state: states.makeState(for: initial), kind: initial)
    if clock !== SleepingClock<ContinuousClock>.continuous { makeSurroundings().clock = clock }
  }

  // MARK: - A request

  /// Who asks.
  @usableFromInline
  enum Asker {
    case state
    case outside
  }

  /// Asks for a kind: now if the machine is idle, else in its turn, else refused.
  @inlinable
  func request(
    _ next: consuming Kind, cause: String, by asker: Asker, in old: Screen<Kind>.State
  ) -> TransitionOutcome {
    guard now.phase == .idle, now.isRunning, !isGone else {
      return requestLater(next, cause: cause, by: asker)
    }
    if now.marks[.awaited] { begin() }
    let record = now.marks[.logged] ? openRecord(of: copy next, cause: cause) : nil
    let refusal = transit(from: old, to: next)
    if record != nil { close(record, refusal) }
    if now.isBusy || now.marks.areAttended || now.frame == .copy || isTracked(now.untold) {
      drain()
    } else {
      now.untold = []
      now.frame = .current
      now.phase = .idle
      _ = now.earlier.take()
    }
    return if let refusal { .refused(refusal) } else { .taken }
  }

  /// One transition: guard, make, exit, end, swap, enter.
  ///
  /// - Returns: Why it was refused, or nil if the new state has been entered.
  @inlinable
  func transit(from old: Screen<Kind>.State, to next: consuming Kind) -> Refusal? {
    now.phase = .guarding
    guard old.canTransition(to: next) else { return refusalByGuard(of: next) }
    now.phase = .making
    let new = states.makeState(for: next)
    guard case .fresh = new.life else { return refusalOfUsed(new, for: next) }
    guard !now.isStopping else { return refusalByStop(of: next) }
    let life = leave(old)
    guard !now.isStopping else { return refusalByStop(of: next) }
    enter(new, for: consume next, consume life)
    return nil
  }

  /// The current state's end: its children, its `exit()`, then its work and its timers.
  ///
  /// - Returns: The life that the state had, for the next one.
  @inlinable
  func leave(_ old: Screen<Kind>.State) -> Screen<Kind>.State.Life {
    now.phase = .exiting
    if lifeline.hasWorkOfState { endChildren() }
    old.exit()
    let life = exchange(&old.life, with: .left(now.marks[.logged] ? log : nil))
    if lifeline.hasWorkOfState { endWorkOfState() }
    return life
  }

  @inlinable
  func enter(
    _ new: Kind.StateClass, for kind: consuming Kind, _ life: consuming Screen<Kind>.State.Life
  ) {
    // What is replaced is let go when the access is over: its end may run the app's code.
    _ = exchange(&now.kind, with: consume kind)
    if now.frame == .current {
      now.frame = .earlier
      now.earlier = exchange(&now.state, with: new)
    } else {
      _ = exchange(&now.state, with: new)
    }
    new.life = (consume life).entering()
    now.untold = [.display, .place]
    now.phase = .entering
    new.enter()
    new.life = exchange(&new.life, with: .fresh).entered()
  }

  /// A request that cannot run now: it is queued, or refused.
  @inlinable
  func requestLater(_ next: Kind, cause: String, by asker: Asker) -> TransitionOutcome {
    let request = Agenda<Kind>.Request(
      kind: next, cause: cause,
      record: now.marks[.logged] ? openRecord(of: next, cause: cause) : nil)
    if isClosed { return refuse(request, by: asker) }
    switch now.phase {
    case .guarding, .exiting:
      return refuse(request, by: asker)
    case .making where asker == .state:
      return refuse(request, by: asker)
    case .idle, .making, .telling, .waiting:
      guard asker == .state else {
        queue(.request(request))
        return .queued
      }
      fallthrough
    case .entering, .deciding:
      if now.isBusy, agenda.own != nil { return refuse(request, by: asker) }
      queueOwn(request)
      return .queued
    }
  }

  /// Tells the current state, or lets it decide by, what work has brought.
  @inlinable
  func deliver(
    _ work: Screen<Kind>.Work, isLast: Bool,
    _ decide: @escaping @MainActor (Kind.StateClass) -> Kind?
  ) {
    let delivery = Agenda<Kind>.Delivery(work: work, isLast: isLast, decide: decide)
    guard now.phase == .idle else { return queue(.delivery(delivery)) }
    if now.marks[.awaited] { begin() }
    perform(delivery)
    drain()
  }

  // MARK: - One at a time

  /// Leaves the idle phase; a host waits from here on.
  @usableFromInline
  func begin() {
    if let host { waitingHost = host.childBegins() }
  }

  /// Does what waits, one at a time, and tells what is settled, until neither is left.
  @inlinable
  func drain() {
    var hasMoved = false
    while now.isBusy || !now.untold.isEmpty {
      if now.isBusy {
        performNext()
      } else {
        hasMoved = hasMoved || now.untold.contains(.place)
        now.phase = .telling
        tell()
      }
    }
    now.phase = .idle
    endChain()
    if now.marks[.awaited] { rest(hasMoved: hasMoved) }
  }

  /// The end of a chain, for those who wait for it.
  @usableFromInline
  func rest(hasMoved: Bool) {
    let waitingHost = waitingHost
    if waitingHost != nil { self.waitingHost = nil }
    if hasMoved, now.isRunning { host?.childSettled(in: now.kind) }
    waitingHost?.endWaiting()
    wakeWaiters()
  }

  /// Does the next thing that waits.
  @inlinable
  func performNext() {
    switch takeNext() {
    case nil: return
    case .stop(let record): performStop(record)
    case .start(let kind, let record):
      if extendChain((kind ?? initial).name) {
        _ = performStart(at: kind, record)
      } else {
        refuseStart(record)
      }
    case .delivery(let delivery):
      if extendChain(nil) { perform(delivery) } else { refuse(delivery) }
    case .request(let request):
      perform(request)
    }
  }

  /// Carries out a request, of the state or from outside, that had to wait.
  @inlinable
  func perform(_ request: Agenda<Kind>.Request) {
    guard !isClosed, extendChain(request.kind.name) else { return refuse(request) }
    if let record = request.record { noteBeginning(of: record) }
    let refusal = transit(from: now.state, to: request.kind)
    if let record = request.record { close(record, refusal) }
  }

  /// Lets the current state decide by what work has brought.
  @inlinable
  func perform(_ delivery: Agenda<Kind>.Delivery) {
    guard let next = decide(delivery) else { return }
    let cause = delivery.work.cause
    if now.isBusy {
      _ = requestLater(next, cause: cause, by: .state)
    } else {
      let record = now.marks[.logged] ? openRecord(of: next, cause: cause) : nil
      perform(Agenda<Kind>.Request(kind: next, cause: cause, record: record))
    }
  }

  /// Tells what work has brought.
  ///
  /// - Returns: The kind that the current state asks for then, if it does.
  @inlinable
  func decide(_ delivery: Agenda<Kind>.Delivery) -> Kind? {
    // Holds the screen, so that what work brings runs on a whole screen or not at all.
    guard let screen, delivery.work.isUnderWay else {
      delivery.work.recordStale()
      return nil
    }
    defer { withExtendedLifetime(screen) {} }
    if delivery.isLast { remove(delivery.work, from: screen) }
    now.phase = .deciding
    return delivery.decide(now.state)
  }
}
