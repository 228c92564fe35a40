import Observation
import ScreenStates

/// Our screen, read as SwiftUI reads: under tracking, and again after a change.
///
/// SwiftUI reads once a frame however often the screen has changed; here each transition is a frame,
/// so this is the most that it can cost.
@MainActor
final class TrackedCandidate: Candidate {
  private let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  private var isStale = false
  private(set) var shown = SampleDisplay()

  init() {
    screen.start()
    read()
  }

  private func read() {
    isStale = false
    withObservationTracking {
      shown = screen.display
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isStale = true }
    }
  }

  private func readIfStale() {
    if isStale { read() }
  }

  func show(_ kind: SampleKind) {
    screen.transition(to: kind)
    readIfStale()
  }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) {
    screen.state.draw(isLoading)
    readIfStale()
  }
}
