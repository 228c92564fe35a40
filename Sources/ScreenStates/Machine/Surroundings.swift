/// The observers, the host and the clock of a screen.
///
/// A machine creates it with the first of them, so a screen without any pays nothing.
@MainActor
final class Surroundings {
  /// The observers of settled frames.
  var observers = Observers()

  /// The observers of the kept value.
  var keptObservers = Observers()

  /// The observers of hostings, called before each child starts.
  var hostings = Observers()

  /// The log, if there is one.
  var log: Log?

  /// What views have read.
  var views = Views()

  /// The screen's own clock, if it has one.
  var clock: (any ScreenClock)?

  /// Whether the screen is still: it starts no work, and its clock stands.
  var isStill = false

  /// The work of another screen's state that hosts this screen.
  var host: HostedWork?

  /// The host's machine, while it is paused for a transition of this screen.
  var pausedHost: Machine?

  /// The suspended callers of `settled()`.
  var waiters: [CheckedContinuation<Void, Never>] = []

  /// Set by a test bench: takes the requests for which the factory gives a used state.
  var catchRequest: (@MainActor (Machine, _ cause: String) -> Void)?

  /// What the state showed as a bench took one; on a screen, the state has exited by now.
  var shownAtCatch: AnyObject?

  /// Objects that are released with the screen.
  var companions: [AnyObject] = []

  /// Lets the callers of `settled()` check again.
  func wakeWaiters() {
    for waiter in exchange(&waiters, with: []) { waiter.resume() }
  }
}

extension Machine {
  /// The surroundings, created on first use.
  var surroundings: Surroundings {
    if let surroundings = now.surroundings { return surroundings }
    let made = Surroundings()
    now.surroundings = made
    return made
  }

  /// Whether the screen is still: it starts no work, and its clock stands.
  var isStill: Bool { now.surroundings?.isStill ?? false }

  /// The log, if there is one.
  var log: Log? { now.audience.contains(.log) ? now.surroundings?.log : nil }

  /// Makes a log the log of the screen.
  func attach(_ log: Log) {
    surroundings.log = log
    now.audience.insert(.log)
    if state.machine == nil { state.log = log }
  }
}
