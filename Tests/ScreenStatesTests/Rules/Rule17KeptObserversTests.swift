import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Observers of what is kept hear the present value, and then each settled one.
@MainActor
@Suite(.probes, .noMistakes) struct Rule17KeptObserversTests {
  private let probe = Probe()

  private func observe(_ screen: ProbeScreen, _ name: String = "kept") -> ObservationToken {
    screen.observeKept { [probe] in probe.note("\(name) \($0)") }
  }

  @Test func thePresentValueIsHeardAtOnceAndThenEachWrite() {
    let screen = probe.quietScreen()
    screen.kept = "there"
    screen.watchKept { [probe] in probe.note("kept \($0)") }
    screen.kept = "x"
    screen.kept = "x"
    #expect(probe.log == ["kept there", "kept x", "kept x"])
  }

  @Test func whatAHookWritesIsHeardOnceWhenItsFrameSettles() {
    probe.entering(.b) { [probe] state in
      state.display.text = "b"
      state.screen?.kept = "1"
      state.screen?.kept = "2"
      probe.note("enter ends")
    }
    let screen = probe.quietScreen()
    screen.watch { [probe] in probe.note("frame \($0.text)") }
    screen.watchKept { [probe] in probe.note("kept \($0)") }
    probe.clear()
    screen.state.go(.b)
    #expect(
      probe.log == [
        "may a → b", "make b", "exit a", "enter b", "enter ends", "kept 2", "frame b",
      ])
  }

  @Test func theyAreToldBeforeTheObserversOfTheFrameThatKeptChangedDraws() {
    probe.keptChanging(.a) { $0.display.text = $0.screen?.kept ?? "" }
    let screen = probe.quietScreen()
    screen.watch { [probe] in probe.note("frame \($0.text)") }
    screen.watchKept { [probe] in probe.note("kept \($0)") }
    probe.clear()
    screen.kept = "x"
    #expect(probe.log == ["kept a: x", "kept x", "frame x"])
  }

  @Test func aWriteInAnUpdateOrInAThenIsHeardWithItsFrame() async {
    let screen = probe.quietScreen()
    screen.watchKept { [probe] in probe.note("kept \($0)") }
    probe.clear()
    screen.state.update { [probe] _ in
      screen.kept = "u"
      probe.note("update ends")
    }
    screen.state.load { [probe, unowned screen] in
      screen.kept = "t"
      probe.note("then ends")
      return nil
    }
    await screen.settled()
    #expect(probe.log == ["update ends", "kept u", "then ends", "kept t"])
  }

  @Test func theyAreToldInTheirOrderAndOneThatIsRemovedIsToldNothingMore() {
    let screen = probe.quietScreen()
    var second: ObservationToken?
    screen.watchKept { [probe] text in
      probe.note("first \(text)")
      if text == "x" { second?.cancel() }
    }
    second = observe(screen, "second")
    var third: ObservationToken? = observe(screen, "third")
    probe.clear()
    screen.kept = "x"
    withExtendedLifetime(third) {}
    third = nil
    screen.kept = "y"
    #expect(probe.log == ["first x", "third x", "first y"])
  }

  @Test func oneThatIsAddedWhileTheyAreToldHearsTheValueOnce() {
    let screen = probe.quietScreen()
    var inner: ObservationToken?
    screen.watchKept { [probe, unowned screen] text in
      probe.note("outer \(text)")
      if text == "x", inner == nil { inner = observe(screen, "inner") }
    }
    probe.clear()
    screen.kept = "x"
    screen.kept = "y"
    #expect(probe.log == ["outer x", "inner x", "outer y", "inner y"])
    withExtendedLifetime(inner) {}
  }

  @Test func whatAnObserverWritesIsToldInAnotherRound() {
    let screen = probe.quietScreen()
    screen.watchKept { [probe, unowned screen] text in
      probe.note("first \(text)")
      if text == "x" { screen.kept = "y" }
    }
    screen.watchKept { [probe] in probe.note("second \($0)") }
    probe.clear()
    screen.kept = "x"
    #expect(probe.log == ["first x", "second x", "first y", "second y"])
  }

  @Test func aRequestInTheFirstCallWaitsUntilThatCallHasReturned() {
    let screen = probe.quietScreen()
    var outcome: TransitionOutcome?
    screen.watchKept { [probe, unowned screen] _ in
      if outcome == nil { outcome = screen.transition(to: .b) }
      probe.note("kept ends")
    }
    #expect(outcome == .queued)
    #expect(probe.log == ["kept ends", "may a → b", "make b", "exit a", "enter b"])
  }

  @Test func aViewThatReadsItIsToldOfEachWriteAndOfNoFrame() {
    let screen = probe.quietScreen()
    let view = View { screen.kept }
    let display = View { screen.display.text }
    screen.kept = "x"
    view.update()
    screen.state.display.text = "drawn"
    view.update()
    screen.state.update { _ in screen.kept = "y" }
    view.update()
    display.update()
    #expect(view.readings == ["", "x", "y"])
    #expect(display.readings == ["", "drawn"])
  }

  @Test func anObserverOfAScreenThatIsReleasedIsToldNothingMore() async {
    let exited = probe.exit(of: .a)
    var screen: ProbeScreen? = probe.quietScreen()
    let token = screen.map { observe($0) }
    screen = nil
    await exited.hasHappened()
    #expect(probe.log == ["kept ", "exit a"])
    withExtendedLifetime(token) {}
  }
}
