import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// What the kit hooks into the work of screens costs the same for the first and the ten-thousandth.
///
/// Each test takes seconds; with a cost that grew with the number it took minutes.
@MainActor
@Suite(.noMistakes) struct LargeNumberTests {
  @Test func screensWithWorkAreMadeAndReleased() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      // What attends to the work of all screens.
      let clock = ManualClock()
      let log = Log()
      for number in 0..<20_000 {
        _ = started(clock: number % 2 == 0 ? clock : .continuous) {
          $0.perform { log.add("\(number)") }
        }
      }
      let last = started(clock: clock) { $0.perform { log.add("last") } }
      await clock.advance(by: .zero)
      await last.settled()
      precondition(log.entries.count == 20_001 && log.entries.last == "last")
    }
  }

  @Test func worksEndOneByOne() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let work = PendingWork<Int, String>()
      let log = Log()
      let screen = started { state in
        for number in 0..<15_000 {
          state.perform {
            try await work(number)
          } then: {
            log.add($0)
          }
        }
      }
      await screen.settled()
      // In the order in which they were made, and the other half from the end.
      for number in 0..<7_500 {
        await work.calls[number].succeed("\(number)")
        await work.calls[14_999 - number].succeed("\(14_999 - number)")
      }
      precondition(log.entries.count == 15_000 && log.entries[3] == "14998")
      precondition(screen.underWay.isEmpty)
    }
  }

  @Test func timersOfOneInstantFire() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      var fired = 0
      let screen = started { _ in }
      await withCheckedContinuation { continuation in
        for number in 0..<100_000 {
          screen.state.after(.zero) {
            precondition(fired == number)
            fired += 1
            if fired == 100_000 { continuation.resume() }
            return nil
          }
        }
      }
      precondition(screen.underWay.isEmpty)
    }
  }

  @Test func requestsThatWaitInOneChainAreTakenOrRefusedWithASentence() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      var hasAsked = false
      let screen = pupil()
      let log = TransitionRecorder(of: screen)
      let token = screen.observe { [unowned screen] _ in
        guard screen.isRunning, !exchange(&hasAsked, with: true) else { return }
        for number in 0..<100_000 { screen.transition(to: number % 2 == 0 ? .b : .c) }
      }
      screen.start()
      precondition(log.all.count == 100_001)
      precondition(log.refusals.count == 99_000)
      precondition(log.refusals.last?.reason == .runaway)
      token.cancel()
    }
  }

  @Test func followersOfOneSequenceGetItsElements() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let messages = PendingSequence<String>()
      let log = Log()
      let screen = started { state in
        for _ in 0..<10_000 { state.follow(messages) { log.add($0) } }
      }
      await screen.settled()
      await messages.send("a")
      await messages.send("b")
      precondition(log.entries.count == 20_000 && log.entries[10_000] == "b")
      screen.stop()
    }
  }
}
