/// A candidate for a workload: what to run and what to measure.
struct Subject {
  /// Which candidates the others are compared with.
  enum Role {
    case article
    case best
    case other
  }

  /// What to run.
  enum Body {
    /// A number of synchronous turns.
    case now(@MainActor (_ turns: Int) -> Void)
    /// A number of asynchronous turns.
    case later(@MainActor (_ turns: Int) async -> Void)
    /// One object; many are made to measure the size of one.
    case live(@MainActor () -> AnyObject, end: @MainActor (AnyObject) -> Void)
    /// Frames; returns how often a view was redrawn.
    case redraws(@MainActor () -> Int)
  }

  let name: String
  let role: Role
  /// The number of operations of a turn.
  let operations: Int
  /// Called before each round, not measured.
  let prepare: (@MainActor () -> Void)?
  /// Called after each round, not measured: ends what would run on during the next.
  let finish: (@MainActor () async -> Void)?
  let body: Body

  init(
    _ name: String, _ role: Role = .other, operations: Int = 1,
    prepare: (@MainActor () -> Void)? = nil, finish: (@MainActor () async -> Void)? = nil,
    _ body: Body
  ) {
    self.name = name
    self.role = role
    self.operations = operations
    self.prepare = prepare
    self.finish = finish
    self.body = body
  }
}
