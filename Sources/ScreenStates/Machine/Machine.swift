/// What a screen runs on: the one place where states exit, are replaced, and are entered.
///
/// A screen owns it, and the current state refers to it, so that a state reaches its screen's
/// machine for the price of a plain reference while the screen itself can be let go at any time.
@MainActor
final class Machine<Kind: StateKind> {
  /// Whose display is the settled one.
  enum Frame {
    /// The current state's.
    case current
    /// That of a state that was current when the present transition began.
    case earlier(Kind.StateClass)
    /// A copy, made before a state drew while it was leaving.
    indirect case copy(Kind.Display)
    /// None: the screen is not running, or is just starting.
    case blank
  }

  let states: any StateFactory<Kind>
  let initial: Kind
  let clock: any ScreenClock
  weak var screen: Screen<Kind>?
  var lifeline: Lifeline<Kind>

  private(set) var state: Kind.StateClass
  private(set) var kind: Kind
  private(set) var phase = Phase.idle
  private(set) var isRunning = false
  private var hasStarted = false
  private(set) var agenda = Agenda<Kind>()
  private var chain = Chain()

  var frame = Frame.blank
  var untold: Tracking<Kind>.Changes = []
  var tracking: Tracking<Kind>?
  var observers: Observers<Kind.Display>?
  var log: TransitionLog<Kind>?
  private(set) var host: (any Host<Kind>)?
  private var waitingHost: (any Waiting)?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(
    initial: Kind, states: any StateFactory<Kind>, clock: any ScreenClock, lifeline: Lifeline<Kind>
  ) {
    self.initial = initial
    self.states = states
    self.clock = clock
    self.lifeline = lifeline
    kind = initial
    state = states.makeState(for: initial)
  }

  // MARK: - What is asked for

  /// Who asks.
  enum Asker {
    case state
    case outside
  }

  /// Asks for a kind: now if the machine is idle, else in its turn, else refused.
  func request(_ next: Kind, cause: String, by asker: Asker) -> TransitionOutcome {
    let request = Agenda<Kind>.Request(kind: next, cause: cause, ticket: log?.open())
    if let reason = closedReason {
      return refuse(request, .notRunning(name(of: asker), .kind(next.name), reason))
    }
    switch phase {
    case .idle:
      begin()
      let outcome = transit(request)
      drain()
      return outcome
    case .guarding:
      return refuse(request, .guarding(stateName, .kind(next.name)))
    case .exiting:
      return refuse(request, .leaving(stateName, .kind(next.name)))
    case .making where asker == .state:
      return refuse(request, .leaving(stateName, .kind(next.name)))
    case .making, .telling, .waiting:
      guard asker == .state else {
        agenda.add(.request(request))
        return .queued
      }
      fallthrough
    case .entering, .deciding:
      if let first = agenda.own {
        return refuse(
          request, .superseded(stateName, .kind(next.name), by: first.kind.name))
      }
      agenda.addOwn(request)
      return .queued
    }
  }

  /// Enters a state: that of the initial kind, or of another.
  func start(at kind: Kind?) -> TransitionOutcome {
    let ticket = log?.open()
    if (isRunning && !agenda.isStopping) || agenda.isStarting {
      let refusal = Refusal.alreadyRunning(in: path)
      close(ticket, to: kind ?? initial, cause: "start", .refused(refusal))
      return .refused(refusal)
    }
    guard phase == .idle else {
      agenda.add(.start(kind, ticket))
      return .queued
    }
    begin()
    let outcome = performStart(at: kind, ticket)
    drain()
    return outcome
  }

  /// Leaves the current state for none.
  func stop(cause: String = "stop") {
    if let start = agenda.takeStart() {
      close(
        start.ticket, to: start.kind ?? initial, cause: "start",
        .refused(.notRunning("The screen", .start, "and then to stop")))
    }
    guard isRunning, !agenda.isStopping else { return }
    let ticket = log?.open()
    guard phase == .idle else { return agenda.add(.stop(cause: cause, ticket)) }
    begin()
    performStop(cause: cause, ticket)
    drain()
  }

  /// Tells the current state, or lets it decide by, what work has brought.
  func deliver(
    _ work: Screen<Kind>.Work, isLast: Bool,
    _ decide: @escaping @MainActor (Kind.StateClass) -> Kind?
  ) {
    let delivery = Agenda<Kind>.Delivery(work: work, isLast: isLast, decide: decide)
    guard phase == .idle else { return agenda.add(.delivery(delivery)) }
    begin()
    perform(delivery)
    drain()
  }

  /// Draws in one go, with what is asked for meanwhile waiting.
  func update(_ draw: () -> Void) {
    let outer = phase
    switch outer {
    case .guarding, .making, .exiting, .entering:
      return draw()
    case .idle:
      begin()
      phase = .deciding
      draw()
      untold.insert(.display)
      drain()
    case .deciding, .telling, .waiting:
      phase = .deciding
      draw()
      phase = outer
      drew()
    }
  }

  /// The current state has drawn.
  func drew() {
    switch phase {
    case .guarding, .making, .exiting, .entering:
      return
    case .deciding, .waiting:
      untold.insert(.display)
    case .telling:
      guard chain.extend(nil) else {
        return record(.runaway("An observer of \(stateName)", .draw, cycle: []), cause: "display")
      }
      untold.insert(.display)
    case .idle:
      guard observers != nil || tracking != nil else { return }
      begin()
      untold.insert(.display)
      drain()
    }
  }

  // MARK: - One at a time

  /// Leaves the idle phase; a host waits from here on.
  private func begin() {
    waitingHost = host?.childBegins()
  }

  /// Does what waits, one at a time, and tells what is settled, until neither is left.
  private func drain() {
    var hasMoved = false
    while true {
      if let item = agenda.next() {
        perform(item)
      } else if !untold.isEmpty {
        hasMoved = hasMoved || untold.contains(.place)
        phase = .telling
        tell()
      } else {
        break
      }
    }
    chain.reset()
    phase = .idle
    let waitingHost = waitingHost.take()
    if hasMoved, isRunning { host?.childSettled(in: kind) }
    waitingHost?.endWaiting()
    wakeWaiters()
  }

  private func perform(_ item: Agenda<Kind>.Item) {
    switch item {
    case .stop(let cause, let ticket): performStop(cause: cause, ticket)
    case .start(let kind, let ticket): _ = performStart(at: kind, ticket)
    case .request(let request):
      if let reason = closedReason {
        _ = refuse(request, .notRunning("The screen", .kind(request.kind.name), reason))
      } else {
        _ = transit(request)
      }
    case .delivery(let delivery): perform(delivery)
    }
  }

  /// One transition: guard, make, exit, end, swap, enter.
  private func transit(_ request: Agenda<Kind>.Request) -> TransitionOutcome {
    let old = state
    let next = request.kind
    guard chain.extend(next.name) else {
      return refuse(request, .runaway(stateName, .kind(next.name), cycle: chain.cycle))
    }
    phase = .guarding
    guard old.canTransition(to: next) else {
      return refuse(request, .guarded(stateName, .kind(next.name)))
    }
    phase = .making
    let new = states.makeState(for: next)
    if let former = former(of: new) {
      return refuse(
        request,
        .usedState(String(describing: type(of: new)), for: .kind(next.name), former: former))
    }
    if !agenda.isStopping { leave(old) }
    if agenda.isStopping {
      return refuse(request, .notRunning("The screen", .kind(next.name), "and then to stop"))
    }
    close(request.ticket, to: next, cause: request.cause, .taken)
    if case .current = frame { frame = .earlier(old) }
    enter(new, for: next)
    return .taken
  }

  private func performStart(at kind: Kind?, _ ticket: TransitionLog<Kind>.Ticket?)
    -> TransitionOutcome
  {
    let keep = screen
    defer { withExtendedLifetime(keep) {} }
    let next = kind ?? initial
    func refuse(_ refusal: Refusal) -> TransitionOutcome {
      isRunning = false
      close(ticket, to: next, cause: "start", .refused(refusal))
      return .refused(refusal)
    }
    guard chain.extend(next.name) else {
      return refuse(.runaway("The screen", .start, cycle: chain.cycle))
    }
    isRunning = true
    phase = .making
    let new = kind == nil && !hasStarted ? state : states.makeState(for: next)
    if let former = former(of: new) {
      return refuse(.usedState(String(describing: type(of: new)), for: .start, former: former))
    }
    if agenda.isStopping {
      return refuse(.notRunning("The screen", .start, "and then to stop"))
    }
    close(ticket, to: next, cause: "start", .taken)
    hasStarted = true
    unsafe lifeline.isRunning = true
    enter(new, for: next)
    return .taken
  }

  private func performStop(cause: String, _ ticket: TransitionLog<Kind>.Ticket?) {
    let keep = screen
    if isRunning {
      close(ticket, to: nil, cause: cause, .taken)
      isRunning = false
      if case .current = frame { frame = .earlier(state) }
      if state.life == .current { leave(state) }
      state.life = .stopped
      if keep != nil { unsafe lifeline.isRunning = false }
      endWorkOfScreen()
      untold = [.display, .place]
    } else {
      // It stopped a start that was under way, which is refused.
      close(ticket, to: nil, cause: cause, .taken)
    }
    for item in agenda.takeAll() { drop(item) }
    withExtendedLifetime(keep) {}
  }

  /// Refuses what still waits when the screen stops.
  private func drop(_ item: Agenda<Kind>.Item) {
    switch item {
    case .request(let request):
      _ = refuse(
        request, .notRunning("The screen", .kind(request.kind.name), "and then to stop"))
    case .delivery(let delivery): delivery.work.recordStale()
    case .start, .stop: break
    }
  }

  private func perform(_ delivery: Agenda<Kind>.Delivery) {
    // Holds the screen, so that what work brings runs on a whole screen or not at all.
    guard let screen, delivery.work.isUnderWay else { return delivery.work.recordStale() }
    if delivery.isLast { remove(delivery.work) }
    phase = .deciding
    if let next = delivery.decide(state) {
      _ = request(next, cause: delivery.work.cause, by: .state)
    }
    withExtendedLifetime(screen) {}
  }

  /// The current state's end: its children, its `exit()`, then its work and its timers.
  private func leave(_ old: Kind.StateClass) {
    phase = .exiting
    if unsafe !lifeline.ofState.isEmpty {
      for work in unsafe lifeline.ofState.reversed() { work.endBeforeExit() }
    }
    old.exit()
    old.life = .left
    old.machine = nil
    old.formerLog = log
    if unsafe !lifeline.ofState.isEmpty { endWorkOfState() }
  }

  private func enter(_ new: Kind.StateClass, for kind: Kind) {
    state = new
    self.kind = kind
    new.machine = self
    new.life = .current
    untold = [.display, .place]
    phase = .entering
    new.enter()
  }

  // MARK: - Children and waiting

  /// Takes a host, which waits if a transition is running already.
  func enter(host: any Host<Kind>) {
    self.host = host
    if phase != .idle { waitingHost = host.childBegins() }
  }

  func leaveHost() {
    host = nil
  }

  func beginWaiting() -> Bool {
    guard phase == .idle else { return false }
    begin()
    phase = .waiting
    return true
  }

  // MARK: - Rest

  /// Whether nothing is queued and nothing is under way that ``Screen/settled()`` waits for.
  var isSettled: Bool {
    unsafe phase == .idle && agenda.isEmpty && !lifeline.ofState.contains(where: \.isPending)
      && !lifeline.ofScreen.contains(where: \.isPending)
  }

  /// Returns when the machine is settled, or when the task that waits is cancelled.
  func settle() async {
    while !isSettled, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiters.append($0) }
      } onCancel: {
        Task { @MainActor in self.wakeWaiters() }
      }
    }
  }

  /// Lets those who wait for this machine, or for one that hosts it, look again.
  func wakeWaiters() {
    if !waiters.isEmpty {
      let woken = waiters
      waiters = []
      for waiter in woken { waiter.resume() }
    }
    host?.childRests()
  }
}

extension Machine: Waiting {
  // The phase stays until here, so the drain begins where the child's transition found it.
  func endWaiting() {
    drain()
  }
}
