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

    /// How many of three changes a tracker hears of what it has read once.
    private func heard(_ read: () -> Void, _ change: (Int) -> Void) -> Int {
      let tracker = Tracker()
      tracker.track(read)
      for number in 1...3 { change(number) }
      return tracker.changes
    }

    @Test func itHearsEachOfThreeChanges() {
      #expect(heard({ _ = screen.display }) { screen.state.display.count = $0 } == 3)
      #expect(heard({ _ = screen.kind }) { screen.state.go(.number($0)) } == 3)
      let ofElement = heard({ _ = screen[\.count] }) { number in
        screen.state.display.text = "\(number)"
        screen.state.display.count = number
      }
      #expect(ofElement == 3)
      #expect(heard({ _ = screen.kept }) { screen.kept = "\($0)" } == 3)
    }
  }
#endif
