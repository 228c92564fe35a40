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

  /// Whether what the current state draws is not settled before the phase is over.
  @inlinable var isUnsettled: Bool {
    switch self {
    case .guarding, .making, .exiting, .deciding: true
    case .idle, .entering, .telling, .waiting: false
    }
  }
}
