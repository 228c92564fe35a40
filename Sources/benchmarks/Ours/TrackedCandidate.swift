import ScreenStates

/// Our screen with a view that reads its whole display.
@MainActor
final class TrackedCandidate: Viewed {
  private let screen: Screen<SampleKind>
  private let view: TrackedView<SampleDisplay>

  init() {
    let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
    screen.start()
    self.screen = screen
    view = TrackedView { screen.display }
  }

  func show(_ kind: SampleKind) {
    screen.transition(to: kind)
    view.redrawIfStale()
  }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) {
    screen.state.draw(isLoading)
    view.redrawIfStale()
  }

  var shown: SampleDisplay { view.shown }

  var redraws: Int { view.redraws }
}
