import ScreenStates

/// Our screen, with observers that draw each settled frame.
@MainActor
final class ObservedCandidate: Candidate {
  private let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  private let pane = Pane()
  private var tokens: [ObservationToken] = []

  /// What an observer draws on.
  private final class Pane {
    var shown = SampleDisplay()
  }

  init(observers: Int = 1) {
    screen.start()
    for _ in 0..<observers {
      tokens.append(screen.observe { [pane] display in pane.shown = display })
    }
  }

  func show(_ kind: SampleKind) { screen.transition(to: kind) }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { tokens.isEmpty ? screen.display : pane.shown }
}
