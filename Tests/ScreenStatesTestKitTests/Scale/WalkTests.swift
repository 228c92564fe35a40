import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Screens that go on after one history show what fresh ones show; objects never go on.
@MainActor
@Suite(.inTurn) struct WalkTests {
  /// Expects the same report of screens that go on and of fresh ones.
  private func expectAlike<Kind: StateKind>(
    _ explorer: Explorer<Screen<Kind>, Kind.Display>, _ place: SourceLocation = #_sourceLocation
  ) async {
    var fresh = explorer
    fresh.savesReplays = false
    let walking = await explorer.explore().description
    #expect(await fresh.explore().description == walking, sourceLocation: place)
  }

  @Test(arguments: isLongForm ? Flaw.allCases : [.none, .leak])
  func aShelfIsToldAlike(_ flaw: Flaw) async {
    var explorer = explorer(of: flaw)
    // What leaks piles up, and has no end.
    if flaw == .leak { explorer.depth = 6 }
    await expectAlike(explorer)
  }

  @Test func roomsAreToldAlike() async {
    await expectAlike(explorerOfRooms())
  }

  @Test(arguments: 0..<(isLongForm ? 4 : 1)) func aFaultIsToldAlike(_ model: Int) async {
    var explorer = Explorer(PlantedKind.self) { inputs in
      switch model {
      case 0:
        for letter in ["a", "b"] {
          inputs.act("screen.kept += \"\(letter)\"", when: { $0.isRunning && $0.kept.count < 2 }) {
            $0.kept += letter
          }
        }
        inputs.request("submit()") { $0.submit() }
      case 1: inputs.request("turn()") { $0.turn() }
      case 2: inputs.request("tap()") { $0.tap() }
      default:
        inputs.request("race(xWins: true)", when: { $0.underWay.isEmpty }) { $0.race(xWins: true) }
        inputs.request("race(xWins: false)", when: { $0.underWay.isEmpty }) {
          $0.race(xWins: false)
        }
      }
      let clock = ManualClock()
      inputs.clock(clock)
      return PlantedScreen(initial: .form, keeping: "", states: PlantedStates(), clock: clock)
    }
    explorer.always("nothing breaks") { screen, _ in
      screen.kept != "broken" && screen.kept != "ab" && screen.kept != "y came first"
    }
    await expectAlike(explorer)
  }

  @Test(arguments: isLongForm ? [(2, 72), (3, 432)] : [(2, 72)])
  func aHostWithLoadingChildrenIsExploredToTheEnd(_ children: Int, _ situations: Int) async throws {
    let report = await explorerOfTheHouse(children: children).explore()
    try report.check()
    #expect(report.situations == situations)
    #expect(report.ending == .exhausted)
  }

  @Test(arguments: isLongForm ? [(1, 82, 1_113), (3, 1_140, 16_469)] : [(1, 82, 1_113)])
  func aWizardIsExploredToTheEnd(
    _ calls: Int, _ situations: Int, _ histories: Int
  ) async throws {
    let report = await explorerOfTheWizard(calls: calls).explore()
    try report.check()
    #expect(report.situations == situations)
    #expect(report.histories == histories)
    #expect(report.ending == .exhausted)
    if isLongForm { print("the wizard, \(calls) calls at most: \(report.duration)") }
  }

  @Test(.enabled(if: isLongForm)) func aClassWithThreeCallsIsExploredToTheEnd() async {
    let report = await explorerOfFlags(calls: 3).explore()
    // Of several equal calls that wait, the latest is told apart, and so is what each may have captured.
    #expect(report.situations == 173)
    #expect(report.histories == 1_120)
    #expect(report.ending == .exhausted)
    print("a class with flags, 3 calls at most: \(report.duration)")
  }
}
