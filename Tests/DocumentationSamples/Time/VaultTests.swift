import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct VaultTests {
  private let clock = ManualClock()

  @Test func aTimerOfTheScreenOutlivesStates() async {
    let screen = VaultScreen(initial: .list, states: VaultStates(), clock: clock)
    screen.start()
    let lock = screen.lock(after: .seconds(60))
    screen.state.open("bank")
    await clock.advance(by: .seconds(60))
    #expect(screen.kind == .locked)
    #expect(!lock.isUnderWay)
  }

  @Test func theLogSaysWhatBecameOfEachRequest() async {
    // The request before the start is a mistake, which is made on purpose here.
    await MisuseReporter.silent.hearMistakes {
      let screen = VaultScreen(initial: .list, states: VaultStates(), clock: clock)
      let log = TransitionRecorder(of: screen)
      screen.state.lock()
      screen.start()
      screen.state.lock()
      #expect(
        log.lines == [
          "• → locked: lock() refused (notRunning)", "• → list: start", "list → locked: lock()",
        ])
    }
  }

  @Test func theLogIsPrintedUntilTheScreenHasGone() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      ProcessBound.set()
      await lockOnce()
    }
    let told = try? transcript(in: "WhenNothingHappens")
    #expect(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self) == told)
  }
}

@MainActor private func lockOnce() async {
  var screen: VaultScreen? = VaultScreen(initial: .list, states: VaultStates())
  let printing = screen.map { printLog(of: $0) }
  screen?.state.lock()
  screen?.start()
  let list = screen?.state
  list?.lock()
  list?.open("bank")
  screen = nil
  await printing?.value
}
