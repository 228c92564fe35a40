import ScreenStates

/// Our screen, with a task that reads its log.
@MainActor
final class LoggedCandidate: Candidate {
  let reader = StreamReader()
  private let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())

  init() {
    screen.start()
    reader.read(screen.transitions())
  }

  func show(_ kind: SampleKind) {
    reader.expect()
    screen.transition(to: kind)
  }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { screen.display }
}
