import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A closure hears each record as soon as its outcome is final.
@MainActor
@Suite(.probes, .noMistakes) struct Rule08ObservedTransitionsTests {
  @Test func eachRecordIsToldAtOnce() {
    let screen = Probe().screen()
    var lines: [String] = []
    let token = screen.observeTransitions { lines.append($0.description) }
    screen.start()
    #expect(lines == ["• → a: start"])
    screen.state.go(.b)
    screen.state.wave()
    #expect(lines == ["• → a: start", "a → b: go", "b: wave() ignored"])
    token.cancel()
    screen.stop()
    #expect(lines.count == 3)
  }

  @Test func theEndOfAScreenThatIsReleasedIsTold() async {
    var lines: [String] = []
    let ended = Moment()
    var screen: ProbeScreen? = Probe().startedScreen()
    let token = screen?.observeTransitions { record in
      lines.append(record.description)
      ended.happen()
    }
    screen = nil
    await ended.hasHappened()
    #expect(lines == ["a: released"])
    token?.cancel()
  }

  @Test func whatIsAskedWhileARecordIsToldComesAfterItForEveryone() async {
    let screen = Probe().startedScreen()
    let records = Records(of: screen)
    var isFirst = true
    var heard: [String] = []
    let asking = screen.observeTransitions { _ in
      guard isFirst else { return }
      isFirst = false
      screen.state.go(.b)
    }
    let later = screen.observeTransitions { heard.append($0.description) }
    screen.state.wave()
    asking.cancel()
    later.cancel()
    #expect(heard == ["a: wave() ignored", "a → b: go"])
    #expect(await records.lines() == heard)
  }

  @Test func oneThatIsCancelledWhileOthersAreToldHearsNothing() {
    let screen = Probe().startedScreen()
    var second: ObservationToken?
    var count = 0
    let first = screen.observeTransitions { _ in second?.cancel() }
    second = screen.observeTransitions { _ in count += 1 }
    screen.state.wave()
    #expect(count == 0)
    first.cancel()
  }
}
