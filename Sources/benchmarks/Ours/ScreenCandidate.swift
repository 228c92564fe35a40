import ScreenStates

/// Our screen, with requests from outside.
@MainActor
final class ScreenCandidate: Candidate {
  let screen: Screen<SampleKind>

  /// Starts a screen.
  init(_ screen: Screen<SampleKind> = Screen(initial: .empty, states: SampleStates())) {
    self.screen = screen
    screen.start()
  }

  func show(_ kind: SampleKind) { screen.transition(to: kind) }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { screen.display }
}
