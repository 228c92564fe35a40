/// A candidate for a workload: what to run and what to measure.
struct Subject {
  /// What to run.
  enum Body {
    /// A number of synchronous turns.
    case now(@MainActor (_ turns: Int) -> Void)
    /// A number of asynchronous turns.
    case later(@MainActor (_ turns: Int) async -> Void)
    /// Something that is counted and not timed; `objects` is how many to make for the size of one.
    case once(@MainActor (_ objects: Int, inout Row) -> Void)
  }

  let name: String
  /// The number of operations of a turn.
  var operations = 1
  /// Called before each round, not measured.
  var prepare: @MainActor () -> Void = {}
  let body: Body
}
