/// The activity of a machine, which decides whether a request runs, waits or is refused.
@usableFromInline enum Phase {
  /// Nothing: a request runs at once.
  case idle
  /// `canTransition(to:)` of the current state runs: every request is refused.
  case guarding
  /// The factory makes the next state: requests of the current state are refused, others wait.
  case making
  /// The current state ends, its children first: requests for a kind are refused.
  case exiting
  /// `enter()` of the new state runs: its request waits.
  case entering
  /// A `then` or an `update` of the current state runs: its request waits.
  case deciding
  /// Observers are called with a settled frame: requests wait.
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
  /// The display of the previous state, during the transition from it.
  case former(Screen<Kind>.State)
  /// A copy of the settled display, made before the current state draws a new frame.
  indirect case copy(Kind.Display)
  /// Blank: the screen is not running, or is entering its first state.
  case blank

  /// Whether the display of the current state is settled.
  @inlinable var isCurrent: Bool { if case .current = self { true } else { false } }
}

/// The parts of a screen that can be read and observed.
@usableFromInline struct Changes: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The display.
  @inlinable static var display: Changes { Changes(rawValue: 1) }
  /// The kind, the path, and whether the screen runs.
  @inlinable static var place: Changes { Changes(rawValue: 2) }
  /// The kept value, if it has observers.
  @inlinable static var kept: Changes { Changes(rawValue: 4) }
}

/// Who observes a screen or waits for it, one bit for each sort.
///
/// The first of a sort sets its bit, which means that there may be one. The bits save a look into
/// the surroundings, a third of the benchmark row "transition with one observer".
@usableFromInline struct Audience: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A host, or a caller of `settled()`, waits for the end of each chain.
  @inlinable static var waiting: Audience { Audience(rawValue: 1) }
  /// There is a log.
  @inlinable static var log: Audience { Audience(rawValue: 2) }
  /// There are observers of frames or of the kept value.
  @inlinable static var observers: Audience { Audience(rawValue: 4) }
  /// An observable property was read, perhaps by a view.
  @inlinable static var views: Audience { Audience(rawValue: 8) }
}

/// Everything that decides a machine's next step.
@MainActor
@usableFromInline struct Situation<Kind: StateKind> {
  /// The last settled frame.
  @usableFromInline var frame = SettledFrame<Kind>.blank
  /// The queue of steps; nil until the first step waits.
  @usableFromInline var waiting: Waiting<Kind>?
  /// The observers, the host and the clock; nil until there is one.
  @usableFromInline var surroundings: Surroundings<Kind>?
  /// The current state.
  @usableFromInline var state: Kind.StateClass
  /// The kind of the current state.
  @usableFromInline var kind: Kind
  /// What the machine is doing.
  @usableFromInline var phase = Phase.idle
  /// Whether a state has been entered and not exited.
  @usableFromInline var isRunning = false
  /// Whether the screen is still: it starts no work, and its clock stands.
  @usableFromInline var isStill = false
  /// Whether the initial state object has been used.
  @usableFromInline var hasStarted = false
  /// What has changed since the last settled frame.
  @usableFromInline var unsettled: Changes = []
  /// Who observes the screen or waits for it.
  @usableFromInline var audience: Audience = []

  @inlinable init(state: Kind.StateClass, kind: Kind) {
    self.state = state
    self.kind = kind
  }
}
