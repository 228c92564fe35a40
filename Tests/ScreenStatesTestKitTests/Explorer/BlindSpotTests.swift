import Dispatch
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Things that look alike but lead to different futures are distinguished; equal things are merged.
@MainActor
@Suite(.inTurn) struct BlindSpotTests {
  /// A list with two inputs that make the same call, and look the same while they wait.
  private func inbox(
    _ declare: @escaping @MainActor (Inputs<Page>) -> @MainActor () async throws -> Void
  ) async -> [String]? {
    var explorer = explorerOfPage(
      kind: { $0.isLoading ? "loading" : "at rest" }, showing: { $0.rows }
    ) { inputs in
      let fetch = declare(inputs)
      @MainActor func load(_ inbox: Page, rows: @escaping @MainActor () -> [String]) {
        inbox.isLoading = true
        Task {
          try? await fetch()
          (inbox.rows, inbox.isLoading) = (rows(), false)
        }
      }
      inputs.act("inbox.reload()", when: { !$0.isLoading }) { load($0) { ["a"] } }
      inputs.act("inbox.loadMore()", when: { !$0.isLoading && $0.rows.count < 2 }) { inbox in
        load(inbox) { inbox.rows + ["a"] }
      }
    }
    explorer.nothingIsShownTwice { $0 }
    return await explorer.broken()
  }

  @Test func twoInputsThatAskTheSameAreToldApart() async {
    let history = await inbox { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.answers("server", of: server, with: [.succeed(())])
      return { try await server(()) }
    }
    #expect(history?.suffix(2) == ["inbox.loadMore()", "await server.calls[1].succeed(())"])
  }

  @Test func twoInputsThatSleepAlikeAreToldApart() async {
    let clock = ManualClock()
    let onClock = await inbox { inputs in
      inputs.clock(clock)
      return { try await clock.sleep(for: .seconds(1)) }
    }
    #expect(onClock?.count == 4)
    #expect(onClock?.dropFirst(2).first == "inbox.loadMore()")
  }

  @Test(.restIsKnown("It does not end real sleeps."))
  func twoInputsThatReallySleepAlikeAreToldApart() async {
    let real = await inbox { _ in { try await Task.sleep(for: .seconds(1)) } }
    #expect(real?.count == 4)
    #expect(real?.dropFirst(2).first == "inbox.loadMore()")
  }

  /// Each key is printed a second after it was pressed.
  private func teleprinter(_ keys: [String]) -> Explorer<Page, String> {
    var explorer = explorerOfPage(showing: { $0.text }) { inputs in
      for key in keys {
        inputs.act("printer.press(\"\(key)\")") { printer in
          Task {
            try? await Task.sleep(for: .seconds(1))
            printer.text += key
          }
        }
      }
    }
    explorer.depth = 3
    return explorer
  }

  @Test(
    .restIsKnown("It does not end real sleeps."),
    arguments: isLongForm ? ["aa", "ab", "ba"] : ["ba"])
  func realSleepsHaveANumberAndAnOrder(text: String) async {
    var explorer = teleprinter(["a", "b"])
    explorer.always("it does not print \(text)") { _, printed in printed != text }
    let pressed = text.map { "printer.press(\"\($0)\")" }
    #expect(await explorer.broken() == pressed + ["try await Task.sleep(for: .seconds(1))"])
  }

  @Test func whatIsLoadedWhileItIsMadeIsTheSameEachTime() async {
    let explorer = explorerOfFeed(beginsAtOnce: true) { inputs, server in
      inputs.act("feed.begin()", when: { _ in server.calls.count < 2 }) { $0.begin() }
      inputs.answers("server", of: server, with: [.succeed(["a"])])
    }
    #expect(await explorer.explore().findings == [])
  }

  @Test func theAnswersBeforeASleepAreToldApart() async {
    let clock = ManualClock()
    var explorer = Explorer(
      NumberLoader.self, kind: { $0.isLoading ? "loading" : "at rest" }, showing: { $0.number }
    ) { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("loader.load()", when: { _ in server.calls.isEmpty }) { $0.load() }
      inputs.answers("server", of: server, with: [.succeed(1), .succeed(2)])
      inputs.clock(clock)
      return NumberLoader {
        let number = try await server(())
        try await clock.sleep(for: .seconds(1))
        return number
      }
    }
    explorer.always("it is one", when: { $1 > 0 }) { $1 == 1 }
    #expect(
      await explorer.broken()?.dropFirst() == [
        "await server.calls[0].succeed(2)", "await clock.advance(by: .seconds(1))",
      ])
  }

  @Test func aStoppedScreenNeedNotFulfilWhatItLedTo() async {
    var explorer = Explorer(GaugeKind.self) { inputs in
      inputs.request("again()") { $0.again() }
      return Screen(initial: .only, states: ClosureFactory { _ in GaugeState() })
    }
    explorer.leads(
      "a gauge shows a level", within: .seconds(1), from: { gauge, _ in !gauge.isRunning },
      to: { _, display in display.level.isNaN })
    #expect(await explorer.rules() == [.neverTested])
  }

  @Test func theSameObjectIsNotAnEqualOne() async {
    var explorer = explorerOfModel(
      AddressBook.self, showing: { $0.contacts.map(\.name) }
    ) { inputs in
      inputs.act("book.select()") { $0.select() }
      inputs.act("book.reload()") { $0.reload() }
      inputs.act("book.rename()") { $0.rename() }
      return AddressBook()
    }
    explorer.always("what is selected is listed", when: { book, _ in book.selected != nil }) {
      book, names in names == [book.selected?.name]
    }
    #expect(await explorer.broken() == ["book.select()", "book.reload()", "book.rename()"])
  }

  @Test func whatIsDeepOrInheritedIsNamed() async {
    for (nest, names) in [
      (Nested(nil), ["nest.closure: () -> ()"]),
      (
        Nest(Nest(Nested(nil))),
        [
          "nest.closure: () -> ()", "nest.inner.closure: () -> ()",
          "nest.inner.inner.closure: () -> ()",
        ]
      ),
    ] {
      let explorer = explorerOfModel(Tree.self, showing: { _ in 0 }) { _ in
        Tree(nest)
      }
      #expect(await explorer.explore().leftOut == names)
    }
  }

  @Test func whatNoSituationShowsIsFound() async {
    var explorer = explorerOfModel(Doorbell.self, showing: { $0.state }) { inputs in
      inputs.act("bell.ring()", when: { $0.state == "off" }) { $0.ring() }
      inputs.act("bell.open()", when: { $0.state == "off" }) { $0.open() }
      inputs.act("bell.touch()") { $0.touch() }
      inputs.act("bell.press()", when: { $0.state == "open" }) { $0.press() }
      return Doorbell()
    }
    explorer.always("it does not break") { _, state in state != "broken" }
    #expect(await explorer.broken() == ["bell.open()", "bell.press()"])
  }

  @Test func whatNothingBringsAnyMoreIsNotInTime() async {
    var explorer = Explorer(
      Doorbell.self, kind: { $0.state }, showing: { $0.state }
    ) { inputs in
      inputs.act("bell.open()", when: { $0.state == "off" }) { $0.open() }
      inputs.act("bell.ring()", when: { $0.state == "open" }) { $0.ring() }
      return Doorbell()
    }
    explorer.mayEnd = ["rung"]
    explorer.leads(
      "who opens rings", within: .seconds(3), from: { _, state in state == "open" },
      to: { _, state in state == "rung" })
    #expect(await explorer.broken() == ["bell.open()"])
  }

  @Test(.restIsKnown("It does not end real sleeps."))
  func ofTwoBoundsTheUnaskedOneIsNamed() async {
    var explorer = teleprinter(["a", "b", "c"])
    explorer.situations = 30
    #expect(await explorer.explore().ending == .situations(30))
  }

  @Test func inputsThatAreWrittenAlikeAreFound() async {
    let report = await explorerOfModel(Doorbell.self, showing: { $0.state }) { inputs in
      inputs.act("bell.open()") { $0.open() }
      inputs.act("bell.open()") { $0.press() }
      for _ in 0..<2 {
        inputs.answers("server", of: PendingWork<String, Int>(), with: [.succeed(1)])
      }
      return Doorbell()
    }.explore()
    #expect(
      report.findings(.neverPossible).map(\.sentence) == [
        "Two inputs are written bell.open(), so only one is done; write one differently.",
        "Two inputs are written server, so only one is done; write one differently.",
      ])
  }

  @Test func aClassWithoutInputsIsNotGreen() async {
    var explorer = explorerOfModel(Doorbell.self, showing: { $0.state }) { _ in Doorbell() }
    #expect(
      await explorer.explore().findings.map(\.sentence) == [
        "The closure declares no input, so only what it makes was looked at."
      ])
    explorer.mayMiss = ["inputs"]
    #expect(await explorer.explore().findings == [])
  }

  @Test func theTaskOfAViewBeginsAnewUntilItsIdentifierStays() async {
    var explorer = explorerOfFeed { inputs, _ in
      inputs.act("feed.query = \"b\"", when: { $0.query == "a" }) { $0.query = "b" }
      inputs.task("await feed.tidy()", id: { $0.query }) { feed in
        if feed.query != "a", feed.query.count < 3 { feed.query += "b" }
      }
    }
    explorer.depth = 3
    explorer.always("the text is tidy", when: { feed, _ in feed.query != "a" }) { feed, _ in
      feed.query == "b" || feed.query == "bbb"
    }
    explorer.sometimes("the text was tidied") { feed, _ in feed.query == "bbb" }
    #expect(await explorer.explore().findings == [])
  }

  @Test func aDisplayWithNaNIsTheSameEachTime() async {
    let report = await Explorer(GaugeKind.self) { inputs in
      inputs.request("again()") { $0.again() }
      return Screen(initial: .only, states: ClosureFactory { _ in GaugeState() })
    }.explore()
    #expect(report.findings == [])
  }

  @Test(.restIsKnown("It waits for the main queue, too, so it misses nothing."))
  func whatAQueueHoldsIsNamed() async {
    let report = await explorerOfModel(Doorbell.self, showing: { $0.state }) { inputs in
      inputs.act("bell.open()", when: { $0.state == "off" }) { bell in
        bell.open()
        LastHolder(bell).wait()
      }
      return Doorbell()
    }.explore()
    #expect(report.unrest?.hasPrefix("bell.open() started work that the kit") == true)
  }

  @Test func aLazyPropertyIsIgnoredByItsName() async {
    final class Cache {
      lazy var number = 1
    }
    let report = await explorerOfModel(
      Cache.self, showing: { $0.number }, ignoring: ["number"]
    ) { inputs in
      inputs.act("cache.number") { _ = $0.number }
      return Cache()
    }.explore()
    #expect(report.findings == [])
  }

  @Test func aPrintedTestHasAValidName() async throws {
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.begin()", when: { _ in server.calls.isEmpty }) { $0.begin() }
      inputs.answers(
        "server", of: server,
        with: [.fail(Level.high, as: "Level.high"), .fail(Level.Missing(number: 1))])
    }
    explorer.always("2 errors never come", when: { _, shown in shown.error != nil }) { _, shown in
      shown.error?.contains("Missing") != true
    }
    explorer.always("default", when: { _, shown in shown.error != nil }) { _, shown in
      shown.error?.contains("level") != true
    }
    let found = await explorer.explore().findings(.broken)
    #expect(
      found.map(\.history.last) == [
        "await server.calls[0].fail(Level.high)",
        "await server.calls[0].fail(Level.Missing(number: 1))",
      ])
    try #require(found.count == 2)
    #expect(found[0].test?.contains("func findingDefault() async") == true)
    #expect(found[1].test?.contains("func finding2ErrorsNeverCome() async") == true)
  }
}

/// Holds an object on the main queue until nobody else holds it, however long that takes.
@MainActor
private final class LastHolder {
  private var bell: Doorbell

  init(_ bell: Doorbell) { self.bell = bell }

  func wait() {
    DispatchQueue.main.async { @Sendable [self] in
      MainActor.assumeIsolated { if !isKnownUniquelyReferenced(&bell) { wait() } }
    }
  }
}
