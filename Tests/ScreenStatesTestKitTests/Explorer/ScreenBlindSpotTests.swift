import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Situations of a screen that look alike and lead to different futures are distinguished.
@MainActor
@Suite(.noMistakes) struct ScreenBlindSpotTests {
  /// Explores two requests that begin something that looks the same; the second one ends in a fault.
  ///
  /// - Returns: The history of the fault, without the start.
  private func fault(
    answers: [Outcome<String>] = [.succeed("")],
    _ request: @escaping @MainActor (CrossingState, _ way: String) -> Void
  ) async -> [String]? {
    var explorer = Explorer(CrossingKind.self) { inputs in
      let work = PendingWork<Void, String>(reporter: .silent)
      let clock = ManualClock()
      for way in ["left", "right"] {
        inputs.request(
          "\(way)()", when: { $0.underWay.count < 2 && work.waiting.isEmpty }
        ) { request($0, way) }
      }
      inputs.answers("work", of: work, with: answers)
      inputs.clock(clock)
      return crossing(work, hosting: crossing(work), clock: clock)
    }
    explorer.always("it never turns right") { $1.way != "right" }
    if !isLongForm { explorer.depth = 4 }
    return await explorer.broken().map { Array($0.dropFirst()) }
  }

  private func answer(_ call: Int, _ text: String = "") -> String {
    "await work.calls[\(call)].succeed(\"\(text)\")"
  }

  private let pause = "await clock.advance(by: .seconds(1))"

  @Test(arguments: ["a state", "a task", "the screen"])
  func workOfTwoRequestsIsToldApart(of owner: String) async {
    let history = await fault { state, way in
      switch owner {
      case "a state": state.ask(way)
      case "a task": state.askInATask(way)
      // It begins before a transition.
      default: state.askAndCross(way)
      }
    }
    #expect(history == ["screen.state.right()", answer(0)])
  }

  @Test func timersOfTwoRequestsAreToldApart() async {
    let history = await fault { $0.wait($1) }
    #expect(history == ["screen.state.right()", pause])
  }

  @Test func theTriesOfOneWorkAreToldApart() async {
    let history = await fault(answers: [.succeed(""), .fail(Offline())]) { state, way in
      if way == "left" { state.tryThreeTimes() }
    }
    #expect(
      history == ["screen.state.left()"]
        + (0..<3).map { "await work.calls[\($0)].fail(Offline())" })
  }

  @Test func whatWorkHasGotBeforeItsNextCallIsToldApart() async {
    let history = await fault(answers: [.succeed("left"), .succeed("right")]) { state, way in
      if way == "left" { state.askTwice() }
    }
    #expect(history == ["screen.state.left()", answer(0, "right"), answer(1, "left")])
  }

  @Test func workThatWorkBeginsIsToldApart() async {
    let history = await fault { $0.askAgain($1) }
    #expect(history == ["screen.state.right()", answer(0), answer(1)])
  }

  @Test func workThatATimerBeginsIsToldApart() async {
    let history = await fault { $0.askLater($1) }
    #expect(history == ["screen.state.right()", pause, answer(0)])
  }

  @Test func whichOfTwoWorksIsFurtherIsToldApart() async {
    let history = await fault { state, way in
      if way == "left" { state.race() }
    }
    #expect(history == ["screen.state.left()", answer(1), answer(2)])
  }

  @Test func whichOfTwoWorksSleepsIsToldApart() async {
    let history = await fault { state, way in
      if way == "left" { state.race(sleeping: true) }
    }
    #expect(history == ["screen.state.left()", answer(1), pause])
  }

  @Test func theLateCallsOfTwoRequestsAreToldApart() async {
    let explorer = Explorer(CrossingKind.self) { inputs in
      let work = PendingWork<Void, String>(reporter: .silent)
      var saved = ""
      for way in ["left", "right"] {
        inputs.request("\(way)()", when: { $0.underWay.isEmpty && work.waiting.isEmpty }) {
          $0.ask(lateAnswer: { saved = way })
        }
      }
      inputs.answers("work", of: work, with: [.succeed("")])
      inputs.watch("saved") { saved }
      inputs.always("right is not saved late") { _ in saved != "right" }
      return crossing(work)
    }
    let history = ["screen.start()", "screen.state.right()", "screen.stop()", answer(0)]
    #expect(await explorer.broken() == history)
  }

  @Test func theLateCallsOfAStateAndOfItsScreenAreToldApart() async {
    let explorer = Explorer(CrossingKind.self) { inputs in
      let work = PendingWork<Void, String>(reporter: .silent)
      inputs.answers("work", of: work, with: [.succeed("")])
      return crossing(work, asksAtOnce: true)
    }
    let refused = await explorer.explore().refused.filter { $0.from != nil }
    // A late result of a state is stale.
    #expect(
      refused.first { $0.reason == "notRunning" }?.history == [
        "screen.start()", answer(0), "screen.stop()", "screen.start()", answer(1),
      ])
  }

  @Test func sleepsOnTwoClocksAreToldApart() async {
    let explorer = Explorer(CrossingKind.self) { inputs in
      let clocks = [ManualClock(), ManualClock()]
      var isSecond = false
      inputs.act("swap()", when: { _ in !isSecond }) { _ in isSecond = true }
      inputs.watch("isSecond") { isSecond }
      inputs.request("sleep()", when: { $0.underWay.isEmpty }) { state in
        state.sleep(on: clocks[isSecond ? 1 : 0])
        isSecond = false
      }
      inputs.clock(clocks[0], "first")
      inputs.clock(clocks[1], "second")
      inputs.always("the second clock stands") { _ in clocks[1].now == ScreenInstant(.zero) }
      return crossing()
    }
    #expect(
      await explorer.broken() == [
        "screen.start()", "swap()", "screen.state.sleep()",
        "await second.advance(by: .seconds(1))",
      ])
  }

  @Test func twoScreensWithStatesOfOneClassAreRepeatable() async {
    let explorer = Explorer(CrossingKind.self) { inputs in
      let street = crossing()
      inputs.act("count()", when: { _ in street.state.count == 0 }) { _ in street.state.count = 1 }
      return crossing(hosting: street)
    }
    #expect(await explorer.explore().findings(.notRepeatable).isEmpty)
  }

  @Test func worksOfOneRequestAreToldApart() async {
    let history = await fault { state, way in
      if way == "left" { state.askTwo() }
    }
    #expect(history == ["screen.state.left()", answer(1), answer(0)])
  }

  @Test func whatAHostedScreenKeepsIsToldApart() async {
    let history = await fault { state, way in
      if way == "left" { state.type() } else { state.submit() }
    }
    #expect(history == ["screen.state.left()", "screen.state.right()"])
  }
}
