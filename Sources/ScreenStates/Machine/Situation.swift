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
  /// Whether a state is entered.
  @usableFromInline var isRunning = false

  /// Whether something waits for the present transition to be complete.
  @usableFromInline var isBusy = false
  /// Whether the screen has been asked to stop.
  @usableFromInline var isStopping = false

  /// Whose display is the settled one.
  @usableFromInline var frame = Frame.blank
  /// What has changed since the last settled frame.
  @usableFromInline var untold: Changes = []
  /// What the machine remembers of the past and of those who attend.
  @usableFromInline var marks: Marks = []

  /// The state that was current when the present transition began.
  @usableFromInline var earlier: Kind.StateClass?
  /// What waits, if anything ever had to.
  @usableFromInline var agenda: Agenda<Kind>?
  /// Those who attend, if there ever were any.
  @usableFromInline var surroundings: Surroundings<Kind>?

  @inlinable
  init(state: Kind.StateClass, kind: Kind) {
    self.state = state
    self.kind = kind
  }
}
