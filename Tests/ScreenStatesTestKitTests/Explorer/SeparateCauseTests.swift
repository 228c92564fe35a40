import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Two defects of one class are two findings, also where their steps look alike.
@MainActor
@Suite(.inTurn) struct SeparateCauseTests {
  /// Some actions forget the limit of the count.
  @Test(arguments: [[], ["reset"], ["take", "reset"], ["undo", "clear"]])
  func eachActionOfAStoreIsAStep(flaws: [String]) async {
    let calls = [
      "take": "tally.send(.take)", "reset": "tally.send(.reset)", "undo": "_ = tally.undo()",
      "clear": "_ = tally.clear()",
    ]
    var explorer = explorerOfPage(showing: { $0.count }) { inputs in
      inputs.act("tally.send(.add)") { $0.count = min(2, $0.count + 1) }
      for name in ["take", "reset", "undo", "clear"] {
        inputs.act(calls[name] ?? "") {
          $0.count = flaws.contains(name) ? -1 : name == "take" ? max(0, $0.count - 1) : 0
        }
      }
    }
    explorer.always("the count is not negative") { $1 >= 0 }
    #expect(await explorer.histories() == flaws.map { [calls[$0] ?? ""] })
  }

  @Test(arguments: [[], ["load"], ["refresh"], ["load", "refresh"]])
  func aCopyOfADefectHasAFindingOfItsOwn(flaws: [String]) async {
    var explorer = explorerOfPage(showing: { $0.isLoading }) { inputs in
      let server = PendingWork<Void, [String]>()
      for (name, isFirst) in [("load", true), ("refresh", false)] {
        inputs.act(
          "copies.\(name)()", when: { $0.rows.isEmpty == isFirst && !$0.isLoading }
        ) { copies in
          copies.isLoading = true
          Task {
            do {
              copies.rows = try await server(())
              copies.isLoading = false
            } catch {
              copies.isLoading = flaws.contains(name)
            }
          }
        }
      }
      inputs.answers("server", of: server, with: [.succeed(["a"]), .fail(Offline())])
    }
    explorer.isLoading = { $0 }
    let load = "copies.load()"
    let histories = [
      "load": [load, "await server.calls[0].fail(Offline())"],
      "refresh": [
        load, #"await server.calls[0].succeed(["a"])"#, "copies.refresh()",
        "await server.calls[1].fail(Offline())",
      ],
    ]
    let findings = await explorer.explore().findings(.idleLoading)
    #expect(findings.map(\.history) == flaws.map { histories[$0] })
  }

  @Test func theIndexOfARowIsNoCause() async {
    var explorer = explorerOfPage(showing: { $0.numbers }) { inputs in
      for row in 0..<2 {
        inputs.act("ticks.rows[\(row)].tick()") { $0.numbers["row \(row)"] = 1 }
      }
    }
    explorer.always("no row is ticked") { $1.isEmpty }
    #expect(await explorer.histories() == [["ticks.rows[0].tick()"]])
  }

  @Test(arguments: [[], ["left", "right"]])
  func twoRacesAreTwoFindings(flaws: [String]) async {
    var explorer = explorerOfModel(Halves.self, showing: { $0.shown }) { inputs in
      let server = PendingWork<String, Int>(reporter: .silent)
      for side in ["left", "right"] {
        inputs.act("halves.load\(side)()", atMost: 2) { $0.load(side) }
      }
      inputs.answers("server", of: server) { _, number in [.succeed(number)] }
      return Halves(server, flaws)
    }
    explorer.theSameAnswersGiveTheSameScreen()
    let findings = await explorer.explore().findings(.differentDisplays)
    #expect(findings.map { $0.history.first } == flaws.map { "halves.load\($0)()" })
  }

  @Test func aRaceIsOneFindingWhateverTheLastAnswerIs() async {
    var explorer = explorerOfModel(Halves.self, showing: { $0.shown }) { inputs in
      let server = PendingWork<String, Int>(reporter: .silent)
      inputs.act("halves.load()", atMost: 2) { $0.load("left") }
      inputs.answers("server", of: server) { _, number in [.succeed(number), .fail(Offline())] }
      return Halves(server, ["left"])
    }
    explorer.theSameAnswersGiveTheSameScreen()
    #expect(await explorer.explore().findings(.differentDisplays).count == 1)
  }

  /// The indicator stays, or goes, when the user cancels.
  @Test(arguments: [false, true])
  func aCallThatIsNeverAnsweredOnceCancelledIsOver(isFixed: Bool) async {
    var explorer = explorerOfPage(showing: { $0.isLoading }) { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.act("model.load()", atMost: 1) { model in
        model.isLoading = true
        model.task = Task { if (try? await server(())) != nil { model.isLoading = false } }
      }
      inputs.act("model.cancel()", when: { $0.isLoading }) { model in
        model.task?.cancel()
        if isFixed { model.isLoading = false }
      }
      inputs.answers("server", of: server, with: [.succeed(())], whenCancelled: [])
    }
    explorer.isLoading = { $0 }
    #expect(await explorer.rules() == (isFixed ? [] : [.idleLoading]))
  }

  @Test func aThrowingInputThatIsNotPossibleIsLeftOut() async {
    let explorer = explorerOfPage(showing: { $0.count }) { inputs in
      inputs.act("try orders.select(1)", when: { $0.count == 0 }) { $0.count = 1 }
      inputs.act("try orders.select(2)", when: { $0.count == 1 }) { $0.count = 2 }
      inputs.always("two is not selected") { $0.count < 2 }
    }
    let twice = ["try orders.select(1)", "try orders.select(1)"]
    #expect(await explorer.holds("two is not selected", after: twice))
    #expect(await !explorer.holds("two is not selected", after: twice + ["try orders.select(2)"]))
  }

  @Test func whatGrowsWithEverySixthInputIsNamed() async throws {
    let explorer = explorerOfPage(kind: { "\($0.count)" }, showing: { $0.count }) { inputs in
      inputs.act("orders.next()", when: { $0.count < 5 }) { $0.count += 1 }
      inputs.act("orders.submit()", when: { $0.count == 5 }) {
        ($0.count, $0.rows) = (0, $0.rows + ["\($0.rows.count)"])
      }
    }
    let growth = try #require(await explorer.explore().growth)
    #expect(growth.hasPrefix("rows never repeated along the longest sequence: "))
  }

  @Test func aWatchedValueThatGrowsHasARemedyOfItsOwn() async throws {
    let explorer = explorerOfPage(showing: { _ in 0 }) { inputs in
      var count = 0
      inputs.act("store.save()") { _ in count += 1 }
      inputs.watch("store.saved") { count }
    }
    let growth = try #require(await explorer.explore().growth)
    #expect(growth.hasSuffix("40; watch a value of it that has fewer values"))
  }
}

/// Shows the answer that comes last, or the last one that it asked for.
@MainActor
private final class Halves {
  private(set) var shown: [String: Int] = [:]
  private var latest: [String: Int] = [:]
  private let server: PendingWork<String, Int>
  private let flaws: [String]

  init(_ server: PendingWork<String, Int>, _ flaws: [String]) {
    (self.server, self.flaws) = (server, flaws)
  }

  func load(_ side: String) {
    let number = latest[side, default: 0] + 1
    latest[side] = number
    Task {
      let value = (try? await server(side)) ?? -1
      if flaws.contains(side) || latest[side] == number { shown[side] = value }
    }
  }
}
