/// The activity of a machine, which decides whether a request runs, waits or is refused.
enum Phase {
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
  /// A child screen runs a transition, or objects of the app are released: requests wait.
  case waiting
  /// An `update` of the current state runs while a child runs a transition: its request waits.
  case drawing

  /// Whether a draw of the current state in this phase belongs to a frame that is not settled yet.
  var isUnsettled: Bool {
    switch self {
    case .guarding, .making, .exiting, .deciding, .telling, .drawing: true
    case .idle, .entering, .waiting: false
    }
  }

  /// Whether a request counts as one of the current state, whose code runs.
  var isHook: Bool {
    switch self {
    case .entering, .deciding, .drawing: true
    case .idle, .guarding, .making, .exiting, .telling, .waiting: false
    }
  }
}

/// How far a screen has come.
enum Stage {
  /// It has never started, and holds its initial state.
  case new
  /// A state has been entered and not exited.
  case running
  /// It has ended, or could not start.
  case ended(Ending)
}

/// What ends a run of a screen (rules 12 to 14).
enum Ending {
  /// A stop of the screen, or of a screen that hosts it: the screen is blank.
  case stop
  /// Its host's state exits, or ends the hosting: the screen keeps its last frame.
  case host
  /// The screen has been released.
  case release

  /// The cause that the log records.
  var cause: String { self == .release ? "released" : "stop" }
}

/// The frame that the screen shows: the last settled one.
enum SettledFrame {
  /// The display of the current state.
  case current
  /// The display of the previous state, during the transition from it.
  case former(_StateBase)
  /// A copy of the settled display, made before the current state draws a new frame, or when the
  /// host has ended the screen.
  case copy(AnyObject)
  /// Blank: the screen is not running, or is entering its first state.
  case blank

  /// Whether the display of the current state is settled.
  var isCurrent: Bool { if case .current = self { true } else { false } }
}

/// The parts of a screen that can be read and observed.
struct Changes: OptionSet {
  let rawValue: UInt8

  /// The display.
  static let display = Changes(rawValue: 1)
  /// The kind, the path, and whether the screen runs.
  static let place = Changes(rawValue: 2)
  /// The kept value, if it has observers.
  static let kept = Changes(rawValue: 4)
}

/// Who observes a screen or waits for it, one bit for each sort.
///
/// A bit that is set means that there may be one. The bits save a look into the surroundings: without
/// them a transition with one observer takes a third more instructions.
struct Audience: OptionSet {
  let rawValue: UInt8

  /// A host, or a caller of `settled()`, waits for the end of each chain.
  static let waiting = Audience(rawValue: 1)
  /// There is a log.
  static let log = Audience(rawValue: 2)
  /// There are observers of frames or of the kept value.
  static let observers = Audience(rawValue: 4)
  /// An observable property was read, perhaps by a view.
  static let views = Audience(rawValue: 8)
}

/// Everything that decides a machine's next step, except the current state.
@MainActor
struct Situation {
  /// The last settled frame.
  var frame = SettledFrame.blank
  /// The queue of steps; nil until the first step waits.
  var waiting: Waiting?
  /// The observers, the host and the clock; nil until there is one.
  var surroundings: Surroundings?
  /// What the machine is doing.
  var phase = Phase.idle
  /// How far the screen has come.
  var stage = Stage.new
  /// What has changed since the last settled frame.
  var unsettled: Changes = []
  /// Who observes the screen or waits for it.
  var audience: Audience = []

  /// Whether a state has been entered and not exited.
  var isRunning: Bool { if case .running = stage { true } else { false } }

  /// Whether the screen has never started.
  var isNew: Bool { if case .new = stage { true } else { false } }

  /// Why the screen has ended; nil before that.
  var ending: Ending? { if case .ended(let ending) = stage { ending } else { nil } }
}
