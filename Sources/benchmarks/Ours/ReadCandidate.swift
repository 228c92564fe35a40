import ScreenStates

/// Our screen, read once after its start by something that does not track it, as a print does.
///
/// The screen cannot know whether a read is tracked, so each later change may be told to Observation.
@MainActor
final class ReadCandidate: Candidate {
  private let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  /// What was read.
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
