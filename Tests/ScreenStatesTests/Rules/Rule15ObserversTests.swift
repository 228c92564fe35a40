import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Observers are told in order, and may do anything while being told.
@MainActor
@Suite(.probes, .noMistakes) struct Rule15ObserversTests {
  private let probe = Probe()

  @Test func observersAreToldInTheOrderTheyWereAdded() {
    let screen = probe.quietScreen()
    for name in ["first", "second", "third"] {
      screen.watch { probe.note("\(name) \($0.count)") }
    }
    screen.state.display.count = 1
    #expect(
      probe.log == ["first 0", "second 0", "third 0", "first 1", "second 1", "third 1"])
  }

  @Test func aCancelledObserverIsToldNothingMoreAndFreed() async {
    let screen = probe.quietScreen()
    let freed = Moment()
    var mortal: Mortal? = Mortal(freed)
    let token = screen.observe { [mortal] display in
      withExtendedLifetime(mortal) { probe.note("frame \(display.count)") }
    }
    mortal = nil
    token.cancel()
    token.cancel()
    screen.state.display.count = 1
    #expect(probe.log == ["frame 0"])
    await freed.hasHappened()
    withExtendedLifetime(token) {}
  }

  @Test(arguments: [false, true])
  func anObserverEndsWithItsTokenAlsoOnAnotherThread(elsewhere: Bool) async {
    let screen = probe.quietScreen()
    let freed = Moment()
    var mortal: Mortal? = Mortal(freed)
    var observed: ObservationToken? = screen.observe { [mortal] display in
      withExtendedLifetime(mortal) { probe.note("frame \(display.count)") }
    }
    let last = Passing(observed)
    (observed, mortal) = (nil, nil)
    screen.state.display.count = 1
    if elsewhere { await Task.detached { last.drop() }.value } else { last.drop() }
    screen.state.display.count = 2
    #expect(probe.log == ["frame 0", "frame 1"])
    await freed.hasHappened()
  }

  @Test func oneThatIsRemovedWhileOthersAreToldIsToldNothingMore() {
    let screen = probe.quietScreen()
    var second: ObservationToken?
    screen.watch { display in
      probe.note("first \(display.count)")
      if display.count == 1 { second?.cancel() }
    }
    second = screen.observe { probe.note("second \($0.count)") }
    screen.watch { probe.note("third \($0.count)") }
    probe.clear()
    screen.state.display.count = 1
    screen.state.display.count = 2
    #expect(probe.log == ["first 1", "third 1", "first 2", "third 2"])
  }

  @Test func anObserverCanRemoveItself() {
    let screen = probe.quietScreen()
    var token: ObservationToken?
    token = screen.observe { display in
      probe.note("frame \(display.count)")
      if display.count == 1 { token = nil }
    }
    screen.state.display.count = 1
    screen.state.display.count = 2
    #expect(probe.log == ["frame 0", "frame 1"])
    #expect(token == nil)
  }

  @Test func oneThatIsAddedWhileOthersAreToldHearsThisFrameOnceAndThenTheNext() {
    let screen = probe.quietScreen()
    var added: ObservationToken?
    screen.watch { [weak screen] display in
      probe.note("first \(display.count)")
      if display.count == 1, added == nil {
        added = screen?.observe { probe.note("added \($0.count)") }
      }
    }
    screen.watch { probe.note("second \($0.count)") }
    probe.clear()
    screen.state.display.count = 1
    screen.state.display.count = 2
    #expect(
      probe.log == ["first 1", "added 1", "second 1", "first 2", "second 2", "added 2"])
    withExtendedLifetime(added) {}
  }

  @Test func anObserverThatDrawsIsToldAgainWhenAllHaveBeenTold() {
    let screen = probe.quietScreen()
    screen.watch { [weak screen] display in
      probe.note("first \(display.count)")
      if display.count == 1 { screen?.state.display.count = 2 }
    }
    screen.watch { probe.note("second \($0.count)") }
    probe.clear()
    screen.state.display.count = 1
    #expect(probe.log == ["first 1", "second 1", "first 2", "second 2"])
  }
}
