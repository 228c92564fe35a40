import ScreenStates

/// Our screen, with requests from outside, and with what a row adds to it.
@MainActor
final class ScreenCandidate: EventCandidate {
  let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  private let pane = Pane()
  private let kept: Any

  /// What an observer draws on.
  private final class Pane {
    var shown: SampleDisplay?
  }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - observers: The number of observers that draw each settled frame.
  ///   - start: Starts the screen, and returns what lives as long as the candidate.
  init(observers: Int = 0, _ start: @MainActor (Screen<SampleKind>) -> Any = { $0.start() }) {
    let started = start(screen)
    let tokens = (0..<observers).map { [screen, pane] _ in screen.observe { pane.shown = $0 } }
    kept = (started, tokens)
  }

  func show(_ kind: SampleKind) { screen.transition(to: kind) }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { pane.shown ?? screen.display }
}

/// Our screen, with requests to its current state, which decides.
@MainActor
final class AskedStateCandidate: Candidate {
  private let inner = ScreenCandidate()

  func show(_ kind: SampleKind) { inner.screen.state.show(kind) }

  func draw(_ isLoading: Bool) { inner.draw(isLoading) }

  var shown: SampleDisplay { inner.shown }
}
