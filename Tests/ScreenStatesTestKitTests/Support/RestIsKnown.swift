import ScreenStatesExplorer
import Testing

extension Trait where Self == ConditionTrait {
  /// The test runs where rest is known; the reason says what a guess does not do.
  static func restIsKnown(_ reason: Comment) -> Self {
    .enabled(reason) { await RestCheck.missed == nil }
  }
}
