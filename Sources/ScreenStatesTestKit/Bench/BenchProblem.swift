/// Something that a ``StateBench`` found wrong with its state.
public struct BenchProblem: Equatable, Sendable, CustomStringConvertible {
  /// What a problem is about.
  public enum Part: String, Equatable, Sendable, CaseIterable {
    /// The requests of the state: two kinds, none because it was never entered, or something that a
    /// screen refuses or reports as a mistake.
    case requests
    /// The state drew or made a request after its exit.
    case afterExit
    /// Work of the state that does not settle, or goes on after the exit.
    case work
    /// Something that was left on the clock.
    case timers
    /// The state was not freed.
    case memory
  }

  /// The part that the problem is about.
  public let part: Part

  /// What is wrong, and the remedy, in a sentence.
  public let description: String
}
