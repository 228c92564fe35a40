import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// Each fault shows in one part of a situation alone.
@MainActor
@Suite(.noMistakes) struct PlantedFaultTests {
  private func explorer(
    _ declare: @escaping @MainActor (Inputs<PlantedScreen>) -> Void
  ) -> Explorer<PlantedScreen, Blank> {
    var explorer = Explorer(PlantedKind.self) { inputs in
      declare(inputs)
      let clock = ManualClock()
      inputs.clock(clock)
      return PlantedScreen(initial: .form, keeping: "", states: PlantedStates(), clock: clock)
    }
    explorer.mayMiss = ["clock"]
    explorer.mayEnd = ["done"]
    return explorer
  }

  @Test func aFaultInWhatIsKept() async {
    var explorer = explorer { inputs in
      for letter in ["a", "b"] {
        inputs.act("screen.kept += \"\(letter)\"", when: { $0.isRunning && $0.kept.count < 2 }) {
          $0.kept += letter
        }
      }
    }
    explorer.always("the text never ends with b") { screen, _ in screen.kept != "ab" }
    #expect(
      await explorer.broken() == ["screen.start()", "screen.kept += \"a\"", "screen.kept += \"b\""])
  }

  @Test func aFaultInThePayload() async {
    var explorer = explorer { $0.request("turn()") { $0.turn() } }
    explorer.always("there are two pages") { screen, _ in
      if case .page(let number) = screen.kind { number < 3 } else { true }
    }
    #expect(await explorer.broken()?.count == 4)
  }

  @Test func aFaultByTheOrderOfTheClock() async {
    var explorer = explorer {
      $0.request("race(xWins: true)", when: { $0.underWay.isEmpty }) { $0.race(xWins: true) }
      $0.request("race(xWins: false)", when: { $0.underWay.isEmpty }) { $0.race(xWins: false) }
    }
    explorer.always("x comes first") { screen, _ in screen.kept.isEmpty }
    #expect(
      await explorer.broken() == [
        "screen.start()", "screen.state.race(xWins: false)",
        "await clock.advance(by: .seconds(1))",
      ])
  }

  @Test func aFaultAfterNineEvents() async {
    var explorer = explorer { $0.request("tap()") { $0.tap() } }
    explorer.always("it does not break") { screen, _ in screen.kept != "broken" }
    #expect(await explorer.broken()?.count == 10)
  }

  @Test func aFaultInAPrivatePropertyOfASuperclass() async {
    var explorer = explorerOfModel(CountingMore.self, showing: { $0.isBroken }) { inputs in
      inputs.act("counting.arm()") { $0.arm() }
      inputs.act("counting.tap()") { $0.tap() }
      return CountingMore()
    }
    explorer.always("it does not break") { _, isBroken in !isBroken }
    #expect(
      await explorer.broken() == [
        "counting.arm()", "counting.tap()", "counting.tap()", "counting.tap()",
      ])
  }

  @Test func aSideEffectOnAService() async throws {
    let report = await explorerOfSettings { inputs, store in
      inputs.watch("store.saved") { store.saved }
      inputs.always(
        "what is saved was loaded or changed", when: { _ in !store.saved.isEmpty }
      ) { _ in store.saved == [true] }
    }.explore()
    let finding = try #require(report.findings(.broken).first)
    #expect(finding.history == ["settings.open()", "settings.close()"])
    #expect(report.leftOut == [])
  }
}
