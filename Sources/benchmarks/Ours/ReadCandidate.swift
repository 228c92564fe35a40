import ScreenStates

/// Our screen, read once after its start without tracking, as by a `print`.
///
/// The screen does not know whether a read is tracked, so it announces each later change to
/// Observation.
@MainActor
final class ReadCandidate: Candidate {
  private let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  /// The values that were read.
  private let first: (display: SampleDisplay, kind: SampleKind)

  init() {
    screen.start()
    first = (screen.display, screen.kind)
  }

  func show(_ kind: SampleKind) { screen.transition(to: kind) }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { screen.display }
}
