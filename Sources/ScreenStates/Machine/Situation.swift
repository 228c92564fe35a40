/// What a machine is doing, which decides what becomes of a request.
@usableFromInline enum Phase {
  /// Nothing: a request runs at once.
  case idle
  /// The current state's `canTransition(to:)`: every request is refused.
  case guarding
  /// The factory: the current state is about to leave; requests of others wait.
  case making
  /// The end of the current state, its children first: it can no longer choose.
  case exiting
  /// The new state's `enter()`: its request waits.
  case entering
  /// A `then` or an `update` of the current state: its request waits.
  case deciding
  /// The observers hear a settled frame: requests wait.
  case telling
  /// A child screen runs a transition: requests wait.
  case waiting

  /// Whether a draw of the current state in this phase belongs to a frame that is not settled yet.
  @inlinable var isUnsettled: Bool {
    switch self {
    case .guarding, .making, .exiting, .deciding: true
    case .idle, .entering, .telling, .waiting: false
    }
  }
}

/// The frame that the screen shows: the last settled one.
@usableFromInline enum SettledFrame<Kind: StateKind> {
  /// The display of the current state.
  case current
  /// The display of the state before, while the transition from it runs.
  case former(Screen<Kind>.State)
  /// A copy, made before the current state drew what is not settled yet.
  indirect case copy(Kind.Display)
  /// Blank: the screen is not running, or is entering its first state.
  case blank

  /// Whether the display of the current state is settled.
  @inlinable var isCurrent: Bool { if case .current = self { true } else { false } }
}

/// What a reader or an observer of a screen can depend on.
@usableFromInline struct Changes: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The display.
  @inlinable static var display: Changes { Changes(rawValue: 1) }
  /// The kind, the path, and whether the screen runs.
  @inlinable static var place: Changes { Changes(rawValue: 2) }
  /// What is kept, where it has observers.
  @inlinable static var kept: Changes { Changes(rawValue: 4) }
}

/// Who follows a screen, in a bit each.
///
/// A bit is set with the first of its kind, and says that there may be one: what it saves is the
/// look into the surroundings, a third of the row "transition with one observer".
@usableFromInline struct Audience: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A host, or a caller of `settled()`, waits for the end of each chain.
  @inlinable static var waiting: Audience { Audience(rawValue: 1) }
  /// The log was asked for.
  @inlinable static var log: Audience { Audience(rawValue: 2) }
  /// There are observers, of frames or of what is kept.
  @inlinable static var observers: Audience { Audience(rawValue: 4) }
  /// Something was read, perhaps under tracking.
  @inlinable static var views: Audience { Audience(rawValue: 8) }
}

/// Everything that decides about a machine's next step.
@MainActor
@usableFromInline struct Situation<Kind: StateKind> {
  /// The last settled frame.
  @usableFromInline var frame = SettledFrame<Kind>.blank
  /// What waits; nil until something first had to.
  @usableFromInline var waiting: Waiting<Kind>?
  /// Who follows the screen; nil until the first came.
  @usableFromInline var surroundings: Surroundings<Kind>?
  /// The state that the screen is in.
  @usableFromInline var state: Kind.StateClass
  /// The kind of the state.
  @usableFromInline var kind: Kind
  /// What the machine is doing.
  @usableFromInline var phase = Phase.idle
  /// Whether a state is entered.
  @usableFromInline var isRunning = false
  /// Whether no work is started, and time stands.
  @usableFromInline var isStill = false
  /// Whether the initial state object has been used.
  @usableFromInline var hasStarted = false
  /// What has changed since the last settled frame.
  @usableFromInline var unsettled: Changes = []
  /// Who follows the screen.
  @usableFromInline var audience: Audience = []

  @inlinable init(state: Kind.StateClass, kind: Kind) {
    self.state = state
    self.kind = kind
  }
}
