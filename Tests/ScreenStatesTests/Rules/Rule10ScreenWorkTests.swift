import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Work of the screen outlives states.
@MainActor
@Suite(.probes, .noMistakes) struct Rule10ScreenWorkTests {
  private let probe = Probe()

  @Test func workOfTheScreenSurvivesTransitionsAndIsToldToTheCurrentState() async {
    let work = PendingWork<Void, String>()
    let screen = probe.quietScreen()
    screen.perform {
      try await work(())
    } then: { state, result in
      probe.note("then \(state.kind.name) \((try? result.get()) ?? "failed")")
      state.display.text = "saved"
      state.go(.c)
    }
    await screen.settled()
    screen.state.go(.b)
    await work.calls[0].succeed("order")
    #expect(
      probe.log == [
        "may a → b", "make b", "exit a", "enter b", "then b order", "may b → c", "make c",
        "exit b", "enter c",
      ])
  }

  @Test func whatAResultOfTheScreensWorkDrawsIsOneFrame() async {
    let screen = probe.startedScreen()
    screen.watch { probe.note("frame \($0.text)\($0.count)") }
    probe.clear()
    screen.perform {
      1
    } then: { state, _ in
      state.display.text = "saved"
      state.display.count = 1
    }
    await screen.settled()
    #expect(probe.log == ["frame saved1"])
  }

  @Test func workOfTheScreenEndsAtAStop() async {
    let work = PendingWork<Void, Void>()
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    let handle = screen.perform(cause: "save") {
      try await work(())
    } then: { _, _ in
      probe.note("then")
    }
    await screen.settled()
    screen.stop()
    #expect(!handle.isUnderWay)
    await work.calls[0].succeed(())
    #expect(probe.log == ["exit a"])
    #expect(
      await records.refusals() == [
        "The save of the screen's work came after the screen had stopped, and was dropped."
      ])
  }

  @Test func aHandleOfTheScreensWorkEndsItSooner() async {
    let work = PendingWork<Void, Void>()
    let screen = probe.quietScreen()
    let handle = screen.perform {
      try await work(())
    } then: { _, _ in
      probe.note("then")
    }
    await screen.settled()
    handle.cancel()
    await work.calls[0].succeed(())
    #expect(probe.log == [])
  }
}
