import ScreenStates

/// What the measured screen can be in; the candidates written by hand take it, too, so that all move
/// the same payloads.
enum SampleKind: StateKind {
  typealias Display = SampleDisplay
  typealias StateClass = SampleState
  case loading
  case data([String])
  case empty
  case error(SampleFailure)
}
