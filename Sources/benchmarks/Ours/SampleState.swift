import ScreenStates

/// The requests that the measured screen's states answer.
class SampleState: Screen<SampleKind>.State {
  final var touched = 0

  func touch(_ value: Int) {}

  final func draw(_ isLoading: Bool) {
    display.isLoading = isLoading
  }

  final func show(_ kind: SampleKind) {
    transition(to: kind)
  }
}
