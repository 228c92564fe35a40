/// What a machine is doing just now, which decides what becomes of a request.
@usableFromInline
enum Phase {
  /// Nothing: a request runs at once.
  case idle
  /// The current state's `canTransition(to:)`: nothing may be asked for.
  case guarding
  /// The factory: the current state is about to leave, and others wait.
  case making
  /// The current state's end, children first: it has lost the right to choose.
  case exiting
  /// The new state's `enter()`: its request waits.
  case entering
  /// A `then` or an `update` of the current state: its request waits.
  case deciding
  /// The observers, who are told a settled frame: what they ask for waits.
  case telling
  /// A transition of a child screen: what is asked for waits.
  case waiting
}

/// Whose display is the settled one.
@usableFromInline
enum Frame {
  /// The current state's.
  case current
  /// That of the state that was current when the present transition began.
  case earlier
  /// A copy, made before a state drew while it was leaving.
  case copy
  /// None: the screen is not running, or is just starting.
  case blank
}

/// What decides about a machine's next step, in a few bytes.
@usableFromInline
struct Status {
  /// What the machine is doing just now.
  @usableFromInline var phase = Phase.idle
  /// Whether a state is entered.
  @usableFromInline var isRunning = false
  /// Whether something waits for the present transition to be complete.
  @usableFromInline var isBusy = false
  /// Whether the screen has been asked to stop.
  @usableFromInline var isStopping = false
  /// Whether someone observes, logs, hosts, or waits for rest.
  @usableFromInline var isAttended = false
  /// Whose display is the settled one.
  @usableFromInline var frame = Frame.blank
  /// What has changed since the last settled frame.
  @usableFromInline var untold: Changes = []

  init() {}

  /// Whether a request would run at once.
  @inlinable var isReady: Bool { phase == .idle && isRunning }
}
