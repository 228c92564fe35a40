/// The observers, the host and the clock of a screen.
///
/// A machine creates it with the first of them, so a screen without any pays nothing.
@MainActor
@usableFromInline final class Surroundings<Kind: StateKind> {
  /// The observers of settled frames.
  @usableFromInline var observers = Observers<Kind.Display>()

  /// The observers of the kept value.
  var keptObservers = Observers<Kind.Kept>()

  /// The observers of hosted children, called before each child starts.
  var hostings = Observers<any ChildScreen>()

  /// The log, if there is one.
  @usableFromInline var log: TransitionLog<Kind>?

  /// What views have read: the display, the place, the kept value, and elements of the display.
  @usableFromInline var display: Tracked?
  @usableFromInline var place: Tracked?
  @usableFromInline var kept: Tracked?
  @usableFromInline var elements: [TrackedElement<Kind.Display>] = []

  /// The screen's own clock, if it has one.
  @usableFromInline var clock: (any ScreenClock)?

  /// The work of another screen's state that hosts this screen.
  @usableFromInline var host: (any Host<Kind>)?

  /// The host's machine, while it is paused for a transition of this screen.
  @usableFromInline var pausedHost: (any HostMachine)?

  /// The suspended callers of `settled()`.
  @usableFromInline var waiters: [CheckedContinuation<Void, Never>] = []

  /// Set by a test bench: takes the requests for which the factory gives a used state.
  @usableFromInline var catchRequest: (@MainActor (Kind, _ cause: String) -> Void)?

  /// Objects that are released with the screen.
  @usableFromInline var companions: [AnyObject] = []

  @inlinable init() {}

  /// Lets the callers of `settled()` check again.
  @usableFromInline func wakeWaiters() {
    for waiter in exchange(&waiters, with: []) { waiter.resume() }
  }
}

extension Machine {
  /// The surroundings, created on first use.
  @inlinable var surroundings: Surroundings<Kind> {
    if let surroundings = now.surroundings { return surroundings }
    let made = Surroundings<Kind>()
    now.surroundings = made
    return made
  }

  /// The log, if there is one.
  @inlinable var log: TransitionLog<Kind>? {
    now.audience.contains(.log) ? now.surroundings?.log : nil
  }

  /// The log, created on first use.
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
