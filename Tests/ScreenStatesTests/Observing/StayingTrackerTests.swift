// An observer that stays until it is cancelled is proposed for the standard library (SE-0506). Today
// only an interface for SwiftUI has one; it is used here, and only where it is known to be there.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(SwiftUI) import Observation
  import TestTraits
  import ScreenStates
  import Testing

  /// A tracker that stays hears every change without reading again.
  @MainActor
  @Suite(.probes, .noMistakes) struct StayingTrackerTests {
    /// Counts the changes of what is read once.
    @MainActor
    final class Tracker {
      private(set) var changes = 0
      private var tracking: ObservationTracking?

      func track(_ read: () -> Void) {
        withObservationTracking {
          read()
        } willSet: { [weak self] _ in
          MainActor.assumeIsolated { self?.changes += 1 }
        }
      }
    }

    private let screen = Probe().startedScreen()
    private let tracker = Tracker()

    @Test func itHearsEachOfThreeDraws() {
      tracker.track { _ = screen.display }
      for count in 1...3 { screen.state.display.count = count }
      #expect(tracker.changes == 3)
    }

    @Test func itHearsEachOfThreeTransitions() {
      tracker.track { _ = screen.kind }
      for kind in [ProbeKind.b, .c, .a] { screen.state.go(kind) }
      #expect(tracker.changes == 3)
    }

    @Test func itHearsEachOfThreeValuesOfAnElement() {
      tracker.track { _ = screen[\.count] }
      for count in 1...3 {
        screen.state.display.text = "\(count)"
        screen.state.display.count = count
      }
      #expect(tracker.changes == 3)
    }

    @Test func itHearsEachOfThreeWritesOfWhatIsKept() {
      tracker.track { _ = screen.kept }
      for text in ["a", "b", "c"] { screen.kept = text }
      #expect(tracker.changes == 3)
    }
  }
#endif
