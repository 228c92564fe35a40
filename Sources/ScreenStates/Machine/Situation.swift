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

/// Where a machine is: all that decides about its next step.
@MainActor
@usableFromInline
struct Situation<Kind: StateKind> {
  /// The state that the screen is in.
  @usableFromInline var state: Kind.StateClass
  /// The kind of the state.
  @usableFromInline var kind: Kind
  /// What the machine is doing just now.
  @usableFromInline var phase = Phase.idle
  /// Whether a state was ever entered.
  @usableFromInline var hasStarted = false
  /// Whether a state is entered.
  @usableFromInline var isRunning = false

  /// Whether something waits for the present transition to be complete.
  @usableFromInline var isBusy = false
  /// Whether something has followed the outermost request.
  @usableFromInline var isChained = false
  /// Whether the screen has been asked to stop.
  @usableFromInline var isStopping = false

  /// Whose display is the settled one.
  @usableFromInline var frame = Frame.blank
  /// The state that was current when the present transition began.
  @usableFromInline var earlier: Kind.StateClass?
  /// What has changed since the last settled frame.
  @usableFromInline var untold: Changes = []

  /// Whether someone observes, logs, hosts, or waits for rest.
  @usableFromInline var isAttended = false
  /// Whether someone hosts or waits for rest.
  @usableFromInline var isAwaited = false
  /// Whether someone asked for the log.
  @usableFromInline var isLogged = false
  /// Whether anything was ever read under tracking.
  @usableFromInline var isRead = false

  /// What waits, if anything ever had to.
  @usableFromInline var agenda: Agenda<Kind>?
  /// Those who attend, if there ever were any.
  @usableFromInline var company: Company<Kind>?

  @inlinable
  init(state: Kind.StateClass, kind: Kind) {
    self.state = state
    self.kind = kind
  }
}
