import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// An object is compared wherever it is met, not only in a stored property, or the report names it.
@MainActor
@Suite(.noMistakes) struct OutsideObjectTests {
  /// Explores a counter that the subject does not hold, and which the third tap breaks.
  ///
  /// - Returns: The history that breaks it.
  private func broken(
    showing: @escaping @MainActor (Shop) -> AnyObject = { $0.till },
    situation: (@MainActor (Shop) -> Any)? = nil, watches: Bool = false
  ) async -> [String]? {
    var explorer = Explorer(
      Shop.self, of: \.till, kind: { _ in "only" }, showing: { _, shop in showing(shop) }
    ) { inputs in
      let shop = Shop()
      inputs.act("shop.store.tap()") { $0.store.tap() }
      if watches { inputs.watch("shop.store") { shop.store } }
      inputs.always("it is not tapped thrice") { $0.store.taps < 3 }
      return shop
    }
    explorer.situation = situation
    return await explorer.broken()
  }

  private let three = Array(repeating: "shop.store.tap()", count: 3)

  @Test func whatIsWatchedIsCompared() async {
    #expect(await broken(watches: true) == three)
  }

  @Test func whatIsShownIsCompared() async {
    #expect(await broken { $0.store } == three)
  }

  @Test func whatTheTestCallsTheSituationIsCompared() async {
    #expect(await broken(situation: { [$0.store] }) == three)
  }

  @Test func theSubjectItselfIsCompared() async {
    #expect(await broken { $0 } == three)
    #expect(await broken(situation: { $0 }) == three)
  }

  /// What is counted and asked for is forgotten.
  @Test func whatACallAsksForIsCompared() async {
    var explorer = explorerOfPage(showing: { $0.error }) { inputs in
      let server = PendingWork<Purse, Void>(reporter: .silent)
      inputs.act("asker.count()", when: { !$0.isOpen && $0.count < 2 }) { $0.count += 1 }
      inputs.act("asker.ask()", when: { !$0.isOpen && $0.count > 0 }) { asker in
        let store = Purse(taps: asker.count)
        (asker.count, asker.isOpen) = (0, true)
        Task {
          try? await server(store)
          if store.taps == 2 { asker.error = "broken" }
        }
      }
      inputs.answers("server", of: server, with: [.succeed(())])
    }
    explorer.always("it does not break") { $1 == nil }
    #expect(
      await explorer.broken() == [
        "asker.count()", "asker.count()", "asker.ask()", "await server.calls[0].succeed(())",
      ])
  }

  @Test func aWatchedScreenIsCompared() async {
    let explorer = explorerOfPage(showing: { _ in 0 }) { inputs in
      let light = Screen<LightKind>(initial: .off, states: LightStates())
      inputs.act("light.start()") { _ in light.start() }
      inputs.act("light.stop()") { _ in light.stop() }
      inputs.watch("light") { light }
    }
    #expect(await explorer.explore().situations == 2)
  }

  /// A test watches the time if it decides more than what is due.
  @Test func aWatchedInstantIsComparedAsItIs() async {
    var explorer = explorerOfPage(showing: { _ in 0 }) { inputs in
      let clock = ManualClock()
      inputs.clock(clock)
      @MainActor func tick() {
        _ = clock.schedule(at: clock.now.advanced(by: .seconds(1))) { tick() }
      }
      inputs.act("tick()", atMost: 1) { _ in tick() }
      inputs.watch("the time") { clock.now }
    }
    explorer.depth = 5
    #expect(await explorer.explore().situations == 6)
  }

  @Test(arguments: ["store", "register.store"])
  func whatCannotBeComparedExcusesNothing(name: String) async {
    let report = await explorerOfModel(Register.self, showing: { _ in 0 }) { inputs in
      let register = Register()
      inputs.watch(name) { register.store }
      return register
    }.explore()
    #expect(report.ending == .notCompared(name == "store" ? [name] : ["register.store", "store"]))
    #expect(report.summary.contains("not to the end: "))
    #expect(report.findings(.notCompared).count == (name == "store" ? 1 : 2))
  }

  @Test func whatIsShownAndCannotBeComparedIsNamed() async throws {
    let report = await explorerOfPage(showing: { _ in { 0 } as () -> Int }) { inputs in
      inputs.act("page.open()") { _ in }
    }.explore()
    #expect(report.leftOut == ["what is shown: () -> Int"])
    #expect(report.ending == .exhausted)
    try report.check()
  }
}

/// A till with a store that it does not know.
@MainActor
private final class Shop {
  let till = Till()
  let store = Purse()
}

@MainActor
private final class Till {}

private final class Purse {
  private(set) var taps = 0

  init(taps: Int = 0) { self.taps = taps }

  func tap() { taps = min(taps + 1, 4) }
}

@MainActor
private final class Register {
  private(set) var store: () -> Void = {}
}
