import ContentStates
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Testing

/// When it is to be seen that something loads.
@MainActor
struct IndicatorTests {
  private let clock = ManualClock()

  private func screen(_ times: LoadingTimes = LoadingTimes()) -> IndicatorScreen {
    let screen = IndicatorScreen(
      initial: .resting, states: IndicatorStates(times: times), clock: clock)
    screen.start()
    return screen
  }

  @Test func aQuickAnswerShowsNothing() async {
    let screen = screen()
    screen.state.load(true)
    await clock.advance(by: .milliseconds(299))
    #expect(!screen.display.isShown)
    screen.state.load(false)
    await clock.advance(by: .seconds(60))
    #expect(screen.kind == .resting)
    #expect(!screen.display.isShown)
  }

  @Test func whatHasAppearedStaysForAMoment() async {
    let screen = screen()
    screen.state.load(true)
    await clock.advance(by: .milliseconds(300))
    #expect(screen.display.isShown)
    screen.state.load(false)
    await clock.advance(by: .milliseconds(499))
    #expect(screen.display.isShown)
    await clock.advance(by: .milliseconds(1))
    #expect(!screen.display.isShown)
  }

  @Test func aLongLoadIsSaidToBeSlow() async {
    let screen = screen()
    screen.state.load(true)
    await clock.advance(by: .milliseconds(4999))
    #expect(screen.display == shown(isSlow: false))
    await clock.advance(by: .milliseconds(1))
    #expect(screen.display == shown(isSlow: true))
    screen.state.load(false)
    #expect(screen.display == IndicatorDisplay())
  }

  @Test func aSecondLoadMeanwhileKeepsItThere() async {
    let screen = screen()
    screen.state.load(true)
    await clock.advance(by: .milliseconds(400))
    screen.state.load(false)
    screen.state.load(true)
    await clock.advance(by: .seconds(1))
    #expect(screen.display.isShown)
  }

  @Test func withoutTimesItIsThereExactlyWhileSomethingLoads() {
    let screen = screen(.off)
    screen.state.load(true)
    #expect(screen.display.isShown)
    screen.state.load(false)
    #expect(!screen.display.isShown)
  }

  private func shown(isSlow: Bool) -> IndicatorDisplay {
    var display = IndicatorDisplay()
    display.isShown = true
    display.isSlow = isSlow
    return display
  }
}
