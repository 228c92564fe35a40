/// A candidate at a workload: what is run, and what of it is measured.
struct Subject {
  /// What other candidates are compared with.
  enum Role {
    case article
    case best
    case other
  }

  /// What is run.
  enum Body {
    /// A number of turns, measured by the turn.
    case now(@MainActor (_ turns: Int) -> Void)
    /// The same, for work that has to wait.
    case later(@MainActor (_ turns: Int) async -> Void)
    /// One object, of which many are made to see what one takes.
    case live(@MainActor () -> AnyObject, end: @MainActor (AnyObject) -> Void)
    /// Frames, and how often they have redrawn a view.
    case redraws(@MainActor () -> Int)
  }

  let name: String
  let role: Role
  /// How many operations a turn does.
  let operations: Int
  /// Done before each round, and not measured.
  let prepare: (@MainActor () -> Void)?
  let body: Body

  init(
    _ name: String, _ role: Role = .other, operations: Int = 1,
    prepare: (@MainActor () -> Void)? = nil, _ body: Body
  ) {
    self.name = name
    self.role = role
    self.operations = operations
    self.prepare = prepare
    self.body = body
  }
}
