import TestTraits
import Observation
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Views that read a screen under tracking are told of each change, by documented behaviour alone.
@MainActor
@Suite(.probes, .noMistakes) struct TrackingTests {
  /// Reads again while it is told of a change.
  @MainActor
  final class EagerReader {
    private(set) var readings: [Int] = []
    private let screen: ProbeScreen

    init(_ screen: ProbeScreen) {
      self.screen = screen
      read()
    }

    private func read() {
      let count = withObservationTracking {
        screen.display.count
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.read() }
      }
      readings.append(count)
    }
  }

  @Test func twoViewsOfOneScreenAreBothTold() {
    let screen = Probe().startedScreen()
    let first = View { screen.display.text }
    let second = View { screen.display.count }
    for count in 1...3 {
      screen.state.display.count = count
      first.update()
      second.update()
    }
    #expect(first.changes == 3)
    #expect(second.readings == [0, 1, 2, 3])
  }

  @Test func aViewIsToldOnlyOfWhatItReads() {
    let screen = Probe().startedScreen()
    let (display, kept, place) = (
      View { screen.display.count }, View { screen.kept }, View { screen.kind }
    )
    screen.kept = "typed"
    #expect([display.changes, kept.changes, place.changes] == [0, 1, 0])
    screen.state.display.count = 1
    #expect([display.changes, kept.changes, place.changes] == [1, 1, 0])
  }

  @Test func aViewOfTwoScreensIsToldOfBoth() {
    let left = Probe().startedScreen()
    let right = Probe().startedScreen()
    let view = View { "\(left.display.count) \(right.display.count)" }
    left.state.display.count = 1
    view.update()
    right.state.display.count = 2
    view.update()
    left.state.display.count = 3
    view.update()
    #expect(view.readings == ["0 0", "1 0", "1 2", "3 2"])
  }

  @Test func aViewThatReadsAgainInOnChangeIsToldOfTheNextChange() {
    let screen = Probe().startedScreen()
    let reader = EagerReader(screen)
    for count in 1...3 { screen.state.display.count = count }
    // A draw outside of a hook is on the display when it is told.
    #expect(reader.readings == [0, 1, 2, 3])
  }

  @Test func aReadBetweenTwoChangesOfOneChainIsTheSettledFrame() {
    let probe = Probe()
    var view: View<String>?
    probe.entering(.b) { state in
      state.display.text = "b"
      view = View { [weak screen = state.screen] in screen?.display.text ?? "" }
      state.go(.c)
    }
    probe.entering(.c) { $0.display.text = "c" }
    let screen = probe.startedScreen()
    screen.state.display.text = "a"
    screen.state.go(.b)
    view?.update()
    #expect(view?.readings == ["a", "c"])
    #expect(view?.changes == 1)
  }

  @Test func aTrackedReadInAThenIsToldOfTheFrameThatTheThenMakes() async {
    let probe = Probe()
    var view: View<String>?
    let screen = probe.startedScreen()
    screen.state.load { [weak screen] in
      view = View { [weak screen] in screen?.display.text ?? "" }
      screen?.state.display.text = "drawn"
      return nil
    }
    await screen.settled()
    view?.update()
    #expect(view?.readings == ["", "drawn"])
  }

  @Test func aScreenThatNobodyTracksForAWhileIsTrackedAgain() {
    let screen = Probe().startedScreen()
    let view = View { screen.display.count }
    screen.state.display.count = 1
    view.disappear()
    for count in 2...10 { screen.state.display.count = count }
    view.appear()
    screen.state.display.count = 11
    view.update()
    #expect(view.readings == [0, 10, 11])
    #expect(view.changes == 2)
  }

  @Test func theStateIsNotTracked() {
    let screen = Probe().startedScreen()
    let view = View { screen.state.kind }
    screen.state.go(.b)
    #expect(view.changes == 0)
  }

  @Test func thePlaceIsToldOfTransitionsAndNotOfDraws() {
    let screen = Probe().startedScreen()
    let view = View { (screen.kind, screen.path, screen.isRunning) }
    screen.state.display.count = 1
    view.update()
    #expect(view.changes == 0)
    screen.state.go(.b)
    view.update()
    screen.stop()
    view.update()
    #expect(view.readings.map(\.1) == ["a", "b", "b"])
    #expect(view.readings.map(\.2) == [true, true, false])
  }

  #if compiler(>=6.2)
    @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @Test func observationsHearTheLastFrameOfEachTurn() async {
      let screen = Probe().startedScreen()
      let observations = Observations { screen.display.count }
      var heard: [Int] = []
      for await count in observations {
        heard.append(count)
        if count == 3 { break }
        screen.state.display.count = count + 1
      }
      #expect(heard == [0, 1, 2, 3])
    }
  #endif
}
