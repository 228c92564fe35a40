import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A stop that exits nothing is on the record, as ignored.
@MainActor
@Suite(.probes, .noMistakes) struct Rule08IdleStopTests {
  private let probe = Probe()

  @Test func aStopBeforeTheStartAndASecondStopAreIgnoredOnTheRecord() {
    let screen = probe.screen()
    let recorder = TransitionRecorder(of: screen)
    screen.stop()
    screen.start()
    screen.stop()
    screen.stop()
    #expect(
      recorder.lines == ["•: stop ignored", "• → a: start", "a: stop", "•: stop ignored"])
  }

  @Test func aSecondStopInAHookIsIgnoredOnTheRecord() {
    let screen = probe.startedScreen()
    let recorder = TransitionRecorder(of: screen)
    probe.entering(.b) { state in
      state.screen?.stop()
      state.screen?.stop()
    }
    screen.state.go(.b)
    // The second has its outcome at once; the first, when the hook has returned.
    #expect(recorder.all.map(\.cause) == ["go", "stop", "stop"])
    #expect(recorder.all.map(\.outcome) == [.taken, .ignored, .taken])
    #expect(recorder.all.map(\.to) == [.b, nil, nil])
    #expect(recorder.all.last?.from == .b)
  }

  @Test func thereAreAsManyStopsTakenAsExitsByStops() {
    let screen = probe.startedScreen()
    let recorder = TransitionRecorder(of: screen)
    probe.making(.c) { [weak screen] in
      screen?.stop()
      return nil
    }
    probe.clear()
    screen.stop()
    screen.stop()
    screen.start(at: .c)
    screen.stop()
    screen.start(at: .b)
    screen.stop()
    #expect(probe.log.filter { $0.hasPrefix("exit") } == ["exit a", "exit b"])
    let stops = recorder.all.filter { $0.cause == "stop" }
    #expect(stops.count { $0.outcome == .taken } == 2)
    #expect(stops.count == 5)
  }
}
