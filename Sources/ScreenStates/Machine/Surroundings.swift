/// Who follows a screen, its host, and its own clock.
///
/// A machine makes it with the first of them, so a screen that is alone pays nothing.
@MainActor
@usableFromInline final class Surroundings<Kind: StateKind> {
  /// The closures that hear each settled frame.
  @usableFromInline var observers = Observers<Kind.Display>()

  /// The closures that hear each settled value of what is kept.
  var keptObservers = Observers<Kind.Kept>()

  /// The closures that hear of each child before it starts.
  var hostings = Observers<any ChildScreen>()

  /// The log, if anyone asked for it.
  @usableFromInline var log: TransitionLog<Kind>?

  /// What views have read: the display, the place, what is kept, and elements of the display.
  @usableFromInline var display: Tracked?
  @usableFromInline var place: Tracked?
  @usableFromInline var kept: Tracked?
  @usableFromInline var elements: [TrackedElement<Kind.Display>] = []

  /// The screen's own source of time.
  @usableFromInline var clock: (any ScreenClock)?

  /// The state, in another screen, that hosts this one.
  @usableFromInline var host: (any Host<Kind>)?

  /// The machine that waits for the end of the present transition.
  @usableFromInline var pausedHost: (any HostMachine)?

  /// The callers of `settled()` that wait.
  @usableFromInline var waiters: [CheckedContinuation<Void, Never>] = []

  /// On a test's bench: called instead of refusing a request for which the factory gave a used state.
  @usableFromInline var catchRequest: (@MainActor (Kind, _ cause: String) -> Void)?

  /// Objects that are released with the screen.
  @usableFromInline var companions: [AnyObject] = []

  @inlinable init() {}

  /// Lets the callers of `settled()` look again.
  @usableFromInline func wakeWaiters() {
    for waiter in exchange(&waiters, with: []) { waiter.resume() }
  }
}

extension Machine {
  /// The surroundings, made with the first that is in them.
  @inlinable var surroundings: Surroundings<Kind> {
    if let surroundings = now.surroundings { return surroundings }
    let made = Surroundings<Kind>()
    now.surroundings = made
    return made
  }

  /// The log, if anyone asked for it.
  @inlinable var log: TransitionLog<Kind>? {
    now.audience.contains(.log) ? now.surroundings?.log : nil
  }

  /// The log, made when someone first asks for it.
  func openLog() -> TransitionLog<Kind> {
    if let log { return log }
    let made = TransitionLog<Kind>(self)
    surroundings.log = made
    now.audience.insert(.log)
    switch now.state.life {
    case .waiting(nil): now.state.life = .waiting(made)
    case .stopped(nil): now.state.life = .stopped(made)
    default: break
    }
    return made
  }
}
