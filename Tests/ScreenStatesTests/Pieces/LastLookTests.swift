import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What a screen keeps may look at the screen at its own end.
@MainActor
@Suite(.probes, .noMistakes) struct LastLookTests {
  @Test func theEndOfWhatWasKeptMayLookAtTheScreen() {
    let screen = VaultScreen(initial: .open, keeping: nil, states: vaultStates)
    screen.start()
    var seen: [Bool] = []
    screen.kept = AtEnd { [weak screen] in seen.append(screen?.kept == nil) }
    screen.kept = nil
    #expect(seen == [true])
  }

  @Test func theEndOfWhatAChildKeepsMayLookAtItsHost() {
    let probe = Probe()
    var seen: [String] = []
    weak var host: ProbeScreen?
    probe.entering(.a) { state in
      let ending = AtEnd { seen.append("\(host?.path ?? "-"), \(host?.underWay.count ?? -1)") }
      state.host(VaultScreen(initial: .open, keeping: ending, states: vaultStates))
    }
    let screen = probe.screen()
    host = screen
    screen.start()
    #expect(screen.path == "a/open")
    screen.transition(to: .b)
    #expect(seen == ["a, 0"])
  }

  @Test(arguments: [true, false])
  func theLongestDelayIsOneThatNeverFires(isByHand: Bool) async {
    let clock = ManualClock()
    await clock.advance(by: .seconds(Int64.max))
    let screen = Probe().startedScreen(clock: isByHand ? clock : nil)
    // As much as a duration holds, or nearly.
    let longest = Duration.seconds(Int64.max) * 18 + .seconds(4_000_000_000_000_000_000)
    for delay in [longest, .seconds(Int64.max)] {
      let timer = screen.state.after(delay) { .b }
      #expect(timer.isUnderWay)
      timer.cancel()
      #expect(!timer.isUnderWay)
    }
  }
}

private typealias VaultScreen = Screen<VaultKind>

private enum VaultKind: StateKind {
  typealias Display = ProbeDisplay
  typealias Kept = AtEnd?
  case open
}

@MainActor private let vaultStates = ClosureFactory<VaultKind> { _ in VaultScreen.State() }
