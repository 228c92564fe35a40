import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Screens that look right at a glance, and right ones that look wrong.
@MainActor
@Suite(.inTurn) final class ScreenTrustTests {
  private var plan = PlacePlan()

  private func explorer(
    isTimed: Bool = false, on clock: (any ScreenClock)? = nil, ignoring: Set<String> = [],
    _ declare: @escaping @MainActor (Inputs<Screen<PlaceKind>>) -> Void = { _ in }
  ) -> PlaceExplorer {
    var explorer = Explorer(PlaceKind.self, samples: [.home, .away], ignoring: ignoring) {
      [plan] inputs in
      let manual = ManualClock()
      if isTimed { inputs.clock(manual) }
      inputs.request("go()") { $0.go() }
      declare(inputs)
      return Screen(initial: .home, keeping: [], states: plan.states(), clock: clock ?? manual)
    }
    explorer.mayMiss = ["screen.state.go()"]
    return explorer
  }

  @Test(arguments: [false, true]) func aBoundHidesNoDeadEndElsewhere(isDeadEnd: Bool) async {
    if isDeadEnd { plan.goAway = { $0.ignore() } }
    let explorer = explorer { $0.act("scroll()", atMost: 1) { _ in } }
    #expect(await explorer.sentences() == (isDeadEnd ? ["Nothing leads out of away."] : []))
  }

  @Test func aBoundMakesNoDeadEndOfAHostedScreenThatLeadsItsHostAway() async {
    plan.home = { state in state.host(bulb()) { $0 == .broken ? .away : nil } }
    let explorer = explorer {
      $0.request("turn()", of: BulbKind.self, when: { $0.kind == .down }) { $0.turn() }
      $0.act("smash()", atMost: 1, when: { $0.child(BulbKind.self)?.kind == .up }) {
        $0.child(BulbKind.self)?.state.smash()
      }
    }
    #expect(await explorer.sentences().filter { $0.hasPrefix("Nothing leads") } == [])
  }

  // MARK: - Mistakes

  @Test func aFailureThatNobodyTakesIsFoundUnlessItIsAccepted() async throws {
    plan.home = { state in state.screen?.perform { throw Offline() } }
    var explorer = explorer()
    let finding = try #require(await explorer.explore().findings.first)
    #expect(finding.rule == .misuse)
    #expect(finding.sentence.contains("failed with Offline, and nobody took the failure"))
    #expect(finding.history == ["screen.start()"])
    #expect(try #require(finding.test).contains(".findings(.misuse, after: calls) == []"))
    explorer.mayTell = { $0.contains("failed with Offline") }
    #expect(await explorer.explore().findings == [])
  }

  /// Each state has code of its own, so the first does not stand for the second.
  @Test func twoStatesThatBreakAPropertyAreTwoFindings() async {
    plan.home = { $0.display.text = "drawn" }
    var explorer = explorer { $0.request("draw()", when: { $0.kind == .away }) { $0.draw() } }
    explorer.always("nothing is drawn") { $1.text.isEmpty }
    let start = "screen.start()"
    #expect(
      await explorer.histories() == [
        [start], [start, "screen.state.go()", "screen.state.draw()"],
      ])
  }

  @Test(arguments: [false, true]) func aWatchedValueMayDecideADisplay(isWatched: Bool) async {
    var entries = 0
    plan.home = { state in
      entries = min(2, entries + 1)
      state.display.text = "\(entries)"
    }
    let explorer = explorer { inputs in
      entries = 0
      if isWatched { inputs.watch("entries") { entries } }
    }
    let sentences = await explorer.sentences()
    #expect(sentences.isEmpty == isWatched, "\(sentences)")
    let remedy = "Put what differs into the kind or the kept value, or watch it."
    #expect(sentences.allSatisfy { $0.hasSuffix(remedy) })
  }

  /// The explorer asks for each sample, and the screen asks for home alone.
  @Test func aGuardThatDrawsIsNotTakenForAStateThatHasExited() async {
    plan.allows = { state, kind in
      if kind == .away, state.screen?.kind == .away { state.draw() }
      return true
    }
    #expect(await explorer().sentences() == [])
  }

  // MARK: - Leaks

  /// It is held after its exit, and after the release of its screen.
  @Test func aStateThatHoldsItselfIsOneFinding() async {
    plan.home = { state in state.tap = { state.go() } }
    let findings = await explorer(ignoring: ["PlaceState.tap"]).explore().findings
    #expect(findings.map(\.rule) == [.leak])
  }

  // MARK: - Hosts and hosted screens

  @Test func aHostThatCannotBeLeftIsADeadEndThoughItsChildMoves() async {
    plan.away = { $0.host(bulb()) }
    plan.goAway = { $0.ignore() }
    let explorer = explorer { $0.request("turn()", of: BulbKind.self) { $0.turn() } }
    #expect(
      await explorer.sentences() == [
        "Nothing leads out of away.", "No sequence reaches BulbKind.broken.",
      ])
  }

  @Test func aHostThatWaitsForADeadChildIsOneFinding() async {
    plan.away = { state in state.host(bulb()) { $0 == .up ? .home : nil } }
    plan.goAway = { $0.ignore() }
    #expect(await explorer(useBulb).sentences() == ["Nothing leads out of away/broken."])
  }

  @Test func aChildThatHasStoppedItselfIsNoDeadEnd() async {
    plan.home = { $0.host(bulb()) }
    let explorer = explorer {
      $0.request("turn()", of: BulbKind.self) { $0.turn() }
      $0.request("stop()", of: BulbKind.self, when: { $0.kind == .up }) { $0.screen?.stop() }
    }
    #expect(await explorer.sentences() == ["No sequence reaches BulbKind.broken."])
  }

  @Test func twoTypesOfKindsWithOneNameAreTwo() async {
    plan.home = {
      $0.host(Screen(initial: .closed, states: ClosureFactory<TwinShop.Kind> { _ in .init() }))
      $0.host(Screen(initial: .shut, states: ClosureFactory<TwinBook.Kind> { _ in .init() }))
    }
    let explorer = explorer {
      $0.request("open()", of: TwinShop.Kind.self) { $0.open() }
      $0.request("open()", of: TwinBook.Kind.self) { $0.open() }
    }
    let report = await explorer.explore()
    #expect(
      report.findings.map(\.sentence).sorted() == [
        "No sequence reaches TwinBook.Kind.lost.", "Nothing leads out of TwinBook.Kind.open.",
        "Nothing leads out of TwinShop.Kind.open.",
      ])
    let call = "screen.child(TwinShop.Kind.self)?.state.open()"
    #expect(report.findings.contains { $0.history.last == call })
  }

  @Test func whatAHeldChildKeepsDecidesWhatItsHostShows() async {
    plan.holdsChild = true
    plan.home = { state in
      guard let child = state.plan.child else { return }
      state.host(
        child,
        kept: {
          state.display.text = "\($0)"; return nil
        })
    }
    let explorer = explorer { inputs in
      useBulb(inputs)
      inputs.act("mark", when: { $0.child(BulbKind.self)?.kept == 0 }) {
        $0.child(BulbKind.self)?.kept = 1
      }
    }
    #expect(await explorer.sentences() == ["Nothing leads out of BulbKind.broken."])
  }

  @Test func aChildThatCountsItsVisitsMayDoSo() async {
    plan.holdsChild = true
    plan.home = { state in
      guard let child = state.plan.child else { return }
      child.kept = min(2, child.kept + 1)
      state.host(child)
    }
    #expect(await explorer(useBulb).sentences() == ["Nothing leads out of BulbKind.broken."])
  }

  // MARK: - Clocks

  @Test func aTimerOnAClockThatIsNotDeclaredIsNamed() async throws {
    plan.away = { $0.after(.seconds(2)) { .home } }
    var explorer = explorer()
    #expect(
      await explorer.sentences() == [
        "A timer in away never fires: give its screen a ManualClock that inputs.clock declares, or put"
          + " timers into mayMiss."
      ])
    explorer.mayMiss.insert("timers")
    try await explorer.explore().check()
  }

  @Test func aDeadEndThatSuchATimerWouldLeaveIsToldOnceTheTimerIsExcused() async {
    plan.away = { $0.after(.seconds(2)) { .home } }
    plan.goAway = { $0.ignore() }
    var explorer = explorer()
    #expect(await explorer.rules() == [.neverPossible])
    explorer.mayMiss.insert("timers")
    #expect(await explorer.sentences() == ["Nothing leads out of away."])
  }

  @Test func aClockThatSleepsOnADeclaredOneIsDeclared() async {
    plan.away = { state in
      state.after(.seconds(2)) { [unowned state] in
        state.draw(); return nil
      }
      state.after(.seconds(5)) { .home }
    }
    let manual = ManualClock()
    let explorer = explorer(on: SleepingClock(manual)) { $0.clock(manual) }
    #expect(await !explorer.sentences().contains { $0.hasPrefix("A timer in") })
  }

  @Test func aHeartbeatOfTheScreenHidesNoOtherDisplay() async {
    plan.home = { state in
      if state.screen?.underWay.isEmpty == true { state.screen?.every(.seconds(10)) { _ in } }
      state.after(.seconds(3)) { [unowned state] in
        state.plan.isLate = true; return .away
      }
    }
    plan.away = { state in
      state.display.isLit = state.plan.isLate
      state.plan.isLate = false
    }
    let findings = await explorer(isTimed: true).explore().findings
    #expect(findings.map(\.rule) == [.differentDisplays], "\(findings)")
  }

  @Test func whatTheScreenDrawsAtTheInstantOfAnEntryIsNoOtherEntry() async throws {
    plan.home = { $0.after(.seconds(1)) { .away } }
    let explorer = explorer(isTimed: true) {
      $0.act("hint", atMost: 1, when: { $0.isRunning }) { screen in
        screen.after(.seconds(1)) { $0.display.isLit = true }
      }
    }
    try await explorer.explore().check()
  }

  // MARK: - What is compared, and the beginning

  @Test func aClosureThatIsKeptOrShownIsNotCompared() async throws {
    plan.home = { state in
      state.screen?.kept = [{}]
      state.display.tap = {}
    }
    let names = ["the display", "the kept value"]
    let report = await explorer().explore()
    #expect(report.ending == .notCompared(names))
    #expect(report.findings.map(\.rule) == [.notCompared, .notCompared])
    var quiet = explorer(ignoring: Set(names))
    try await quiet.explore().check()
    quiet.situation = { $0.kind }
    try await quiet.explore().check()
  }

  @Test func aStrayScreenIsFoundWhateverTheSituationIs() async {
    plan.home = { state in
      state.plan.child = bulb()
      state.plan.child?.start()
    }
    var explorer = explorer()
    let sentence = "The screen child runs on after its state; host it, or stop it in exit()."
    #expect(await explorer.sentences().contains(sentence))
    explorer.situation = { ($0.kind, $0.display.text) }
    #expect(await explorer.sentences().contains(sentence))
  }

  @Test func aKindThatLeadsOnAtOnceIsReached() async throws {
    plan.home = { $0.transition(to: .away) }
    plan.goAway = { $0.draw() }
    var explorer = explorer()
    explorer.mayEnd = ["away"]
    try await explorer.explore().check()
  }

  @Test func aScreenThatTheClosureHasStartedIsOneFinding() async {
    let explorer = Explorer(PlaceKind.self, samples: [.home, .away]) { [plan] inputs in
      inputs.request("go()") { $0.go() }
      let screen = Screen(
        initial: .home, keeping: [], states: plan.states(), clock: ManualClock())
      screen.start()
      return screen
    }
    #expect(
      await explorer.sentences() == [
        "The closure has started the screen: return it as it was made."
      ]
    )
  }

  @Test func aNegativeMemoryIsNone() async throws {
    var explorer = explorer()
    explorer.memory = -1
    try await explorer.explore().check()
  }
}
