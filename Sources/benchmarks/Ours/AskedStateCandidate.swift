import ScreenStates

/// Our screen, with requests to its current state, which decides.
@MainActor
final class AskedStateCandidate: Candidate {
  private let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())

  init() {
    screen.start()
  }

  func show(_ kind: SampleKind) { screen.state.show(kind) }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { screen.display }
}
