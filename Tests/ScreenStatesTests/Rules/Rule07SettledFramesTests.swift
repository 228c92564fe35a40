import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A user interface never sees a frame between.
@MainActor
@Suite(.probes, .noMistakes) struct Rule07SettledFramesTests {
  private let probe = Probe()

  /// Writes each frame into the probe's log, from now on.
  private func watch(_ screen: ProbeScreen) {
    screen.watch { probe.note("frame \($0.text)\($0.count)") }
    probe.clear()
  }

  @Test func aChainTellsOneFrame() {
    probe.entering(.b) {
      $0.display.text = "b"
      $0.go(.c)
    }
    probe.entering(.c) { $0.display.text = "c" }
    let screen = probe.startedScreen()
    watch(screen)
    screen.state.go(.b)
    #expect(probe.log.filter { $0.hasPrefix("frame") } == ["frame c0"])
  }

  @Test func insideATransitionTheDisplayIsTheLastSettledFrame() {
    func look(_ state: ProbeState) { probe.note(state.screen?.display.text ?? "none") }
    probe.entering(.a) { $0.display.text = "settled" }
    probe.entering(.b) { state in
      state.display.text = "b"
      look(state)
      state.go(.c)
    }
    probe.exiting(.b) {
      $0.display.text = "leaving b"
      look($0)
    }
    probe.entering(.c) {
      $0.display.text = "c"
      look($0)
    }
    let screen = probe.quietScreen()
    screen.state.go(.b)
    #expect(
      probe.log == [
        "may a → b", "make b", "exit a", "enter b", "settled", "may b → c", "make c", "exit b",
        "settled", "enter c", "settled",
      ])
    #expect(screen.display.text == "c")
  }

  @Test func inAThenTheDisplayIsTheLastSettledFrame() async {
    probe.entering(.a) { state in
      state.display.text = "settled"
      state.load { [unowned state] in
        state.display.text = "half"
        probe.note("then \(state.screen?.display.text ?? "none")")
        state.screen?.watch { probe.note("frame \($0.text)") }
        state.display.text = "whole"
        return nil
      }
    }
    let screen = probe.quietScreen()
    await screen.settled()
    #expect(probe.log == ["then settled", "frame settled", "frame whole"])
  }

  @Test func inAnUpdateTheDisplayIsTheLastSettledFrame() {
    let screen = probe.quietScreen()
    screen.state.update { display in
      display.text = "half"
      probe.note("update \(screen.display.text)")
      screen.watch { probe.note("frame \($0.text)") }
      display.text = "whole"
    }
    #expect(probe.log == ["update ", "frame ", "frame whole"])
  }

  @Test func inTheFirstEnterTheDisplayIsBlank() {
    probe.entering(.a) {
      $0.display.text = "a"
      probe.note("[\($0.screen?.display.text ?? "none")]")
    }
    #expect(probe.startedScreen().display.text == "a")
    #expect(probe.log.last == "[]")
  }

  @Test func whatIsDrawnInExitIsNotShown() {
    probe.entering(.a) { $0.display.text = "a" }
    probe.exiting(.a) {
      $0.display.text = "leaving"
      $0.update { $0.count = 1 }
      probe.note("\($0.display.text) \($0.screen?.display.text ?? "none")")
    }
    probe.entering(.b) { probe.note($0.screen?.display.text ?? "none") }
    let screen = probe.startedScreen()
    watch(screen)
    screen.state.go(.b)
    #expect(
      probe.log == [
        "may a → b", "make b", "exit a", "leaving a", "enter b", "a", "frame 0",
      ])
  }

  /// The frame of the exited state is still shown then.
  @Test func aDrawOfAnExitedStateInTheNextEntryIsRefused() async {
    var former: ProbeState?
    var shown: [String] = []
    probe.entering(.a) { state in
      former = state
      state.display.text = "old"
    }
    probe.entering(.b) { state in
      former?.display.text = "late"
      former?.update { $0.text = "later" }
      shown.append(state.screen?.display.text ?? "")
      state.display.text = "new"
    }
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.state.go(.b)
    #expect(shown == ["old"])
    #expect(screen.display.text == "new")
    #expect(former?.display.text == "old")
    #expect(
      await records.lines() == [
        "a → b: go", "b: display refused (stale)", "b: display refused (stale)",
      ])
    former = nil
  }

  @Test func everythingDrawnInEnterIsOneFrame() {
    probe.entering(.b) {
      $0.display.text = "b"
      $0.display.count = 1
      $0.update { $0.count += 1 }
    }
    let screen = probe.startedScreen()
    watch(screen)
    screen.state.go(.b)
    #expect(probe.log.suffix(2) == ["enter b", "frame b2"])
  }

  @Test func everythingDrawnInAThenIsOneFrame() async {
    probe.entering(.a) { state in
      state.load { [weak state] in
        state?.display.text = "then"
        state?.display.count = 1
        return nil
      }
    }
    let screen = probe.startedScreen()
    watch(screen)
    await screen.settled()
    #expect(probe.log == ["frame then1"])
  }

  @Test func everythingDrawnInAnUpdateIsOneFrame() {
    let screen = probe.startedScreen()
    watch(screen)
    screen.state.update {
      $0.text = "update"
      $0.count = 1
    }
    #expect(probe.log == ["frame update1"])
  }

  @Test func anUpdateThatLeadsToAnotherStateTellsOneFrame() {
    let screen = probe.startedScreen()
    watch(screen)
    let state = screen.state
    state.update {
      $0.text = "update"
      state.go(.b)
    }
    #expect(probe.log == ["may a → b", "make b", "exit a", "enter b", "frame 0"])
  }

  @Test func anyOtherDrawIsAFrameByItself() {
    let screen = probe.startedScreen()
    watch(screen)
    screen.state.display.text = "one"
    screen.state.display.count = 1
    #expect(probe.log == ["frame one0", "frame one1"])
  }

  @Test(.mistakes) func observersAreToldOnceASettledChangeAlsoOfARefusedSecondRequest() {
    probe.entering(.b) {
      $0.go(.c)
      $0.go(.a)
    }
    let screen = probe.startedScreen()
    watch(screen)
    screen.state.go(.b)
    #expect(probe.log.filter { $0.hasPrefix("frame") }.count == 1)
  }

  @Test func nothingIsQueuedWhenTellingBegins() {
    let screen = probe.startedScreen()
    screen.watch { [weak screen] display in
      if display.text == "go" {
        screen?.transition(to: .b)
        screen?.transition(to: .c)
      }
    }
    watch(screen)
    screen.state.display.text = "go"
    #expect(probe.log.filter { $0.hasPrefix("frame") } == ["frame go0", "frame 0"])
  }

  @Test func everyStateBeginsWithABlankDisplay() {
    probe.entering(.a) { $0.display = ProbeDisplay(text: "a", count: 7) }
    let screen = probe.startedScreen()
    screen.state.go(.b)
    #expect(screen.display == ProbeDisplay())
  }

  // MARK: - Observation

  @Test func observationIsToldOfEachThingThatWasRead() {
    let screen = Probe().startedScreen()
    let views: [View<Any>] = [
      View { screen.display }, View { screen.kind }, View { screen.path },
      View { screen.isRunning }, View { screen[\.text] },
    ]
    screen.state.display.text = "drawn"
    screen.state.go(.b)
    #expect(views.map(\.changes) == [1, 1, 1, 1, 1])
  }

  @Test func aChangeIsNotLostAfterAnyReads() {
    let screen = Probe().startedScreen()
    for round in 0..<10 {
      for _ in 0..<round { _ = screen.display }
      let view = View { for _ in 0...round { _ = screen.display } }
      for _ in 0..<round { _ = screen.display }
      screen.state.display.count += 1
      #expect(view.changes == 1)
      screen.state.display.count += 1
      #expect(view.changes == 1)
    }
  }

  @Test func aChangeAfterOneInsideATrackedReadIsNotLost() {
    let screen = Probe().startedScreen()
    let first = View {
      _ = screen.display
      screen.state.display.text = "drawn while it was read"
      _ = screen.display
    }
    screen.state.display.text = "drawn after that"
    #expect(first.changes == 1)
    let second = View { screen.display }
    screen.state.display.text = "drawn again"
    #expect([first.changes, second.changes] == [1, 1])
  }
}
