/// Something that a ``StateBench`` found wrong with its state.
public struct BenchProblem: Equatable, Sendable, CustomStringConvertible {
  /// What a problem is about.
  public enum Part: String, Equatable, Sendable, CaseIterable {
    /// What the state asked for: two kinds, or something that a screen refuses.
    case requests
    /// What it did after its exit: it drew or asked.
    case afterExit
    /// Work that was not cancelled.
    case work
    /// Something that was left on the clock.
    case timers
    /// The state was not freed.
    case memory
  }

  /// What it is about.
  public let part: Part

  /// What is wrong, and the remedy, in a sentence.
  public let description: String
}
