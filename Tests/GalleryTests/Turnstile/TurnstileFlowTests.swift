import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct TurnstileFlowTests {
  @Test func twoPeoplePayAndPass() {
    let screen = turnstile(in: .locked)
    let log = TransitionRecorder(of: screen)
    for _ in 1...2 {
      screen.state.coin()
      screen.state.coin()
      screen.state.push()
    }
    #expect(screen.kept == TurnstileKept(coins: 4, paid: 0, passages: 2))
    #expect(screen.display.passages == 2)
    #expect(
      log.lines == [
        "locked → unlocked: coin() refused (guarded)",
        "locked → unlocked: coin()",
        "unlocked → locked: push()",
        "locked → unlocked: coin() refused (guarded)",
        "locked → unlocked: coin()",
        "unlocked → locked: push()",
      ])
  }

  @Test func theLastCoinUnlocksInOneFrame() {
    let screen = turnstile(in: .locked, keeping: TurnstileKept(coins: 1, paid: 1))
    let frames = DisplayRecorder(of: screen)
    screen.state.coin()
    #expect(
      frames.all == [
        .drawing {
          $0.due = 1
          $0.passages = 0
        },
        .drawing {
          $0.isOpen = true
          $0.sentence = "Please pass."
        },
      ])
  }

  @Test func whoHasPaidMayPassAlsoWhenTheMachineWasOffMeanwhile() {
    let screen = TurnstileScreen(
      initial: .locked, keeping: TurnstileKept(coins: 2, paid: 2), states: TurnstileStates())
    screen.start()
    #expect(screen.kind == .unlocked)
    screen.stop()
    screen.start()
    #expect(screen.kind == .unlocked)
    screen.state.push()
    #expect(screen.kind == .locked)
    #expect(screen.kept == TurnstileKept(coins: 2, paid: 0, passages: 1))
  }

  @Test func whatWasPaidInTheEveningCountsInTheMorning() {
    let screen = turnstile(in: .locked)
    screen.state.coin()
    screen.state.close()
    screen.state.open()
    #expect(screen.display.due == 1)
    screen.state.coin()
    #expect(screen.kind == .unlocked)
  }
}
