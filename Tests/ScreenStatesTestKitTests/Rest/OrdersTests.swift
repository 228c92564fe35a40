import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What only one order of the ready jobs breaks is found, and can be pasted.
@MainActor
@Suite(.inTurn, .restIsKnown("The system chooses the order of jobs.")) struct OrdersTests {
  private func searching(
    isFixed: Bool, _ orders: Orders, mayMiss: Set<String> = []
  ) async -> ExplorationReport<String> {
    var explorer = Explorer(
      Search.self, kind: { $0.asked.isEmpty ? "new" : "asked" }, showing: { $0.shown }
    ) { inputs in
      inputs.act("search.typeTwice()", when: { $0.asked.isEmpty }) { $0.typeTwice() }
      return Search(isFixed: isFixed)
    }
    explorer.orders = orders
    explorer.mayMiss = mayMiss
    explorer.mayEnd = ["asked"]
    explorer.always("the last question wins") { search, shown in shown == search.asked }
    return await explorer.explore()
  }

  @Test func aLimitThatLeavesOrdersOutIsTold() async throws {
    let report = await searching(isFixed: true, .all(limit: 20))
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.rule == .bound)
    #expect(
      finding.sentence
        == "search.typeTwice() has more than 20 orders; raise the limit, or put orders into mayMiss."
    )
    #expect(report.leftOutOrders == ["search.typeTwice()"])
    #expect(throws: FailedCheck.self) { try report.check() }
    // 90 orders are all of them.
    #expect(await searching(isFixed: true, .all(limit: 89)).findings.count == 1)
    #expect(await searching(isFixed: true, .all(limit: 90)).findings == [])
  }

  @Test func aLimitThatIsMeantIsInTheReportAlone() async {
    let report = await searching(isFixed: true, .all(limit: 20), mayMiss: ["orders"])
    #expect(report.findings == [])
    #expect(report.description.contains("more orders than the limit:\n  search.typeTwice()"))
  }

  @Test func aRaceIsFoundInAnotherOrderAloneWhichCanBePasted() async throws {
    #expect(await searching(isFixed: false, .first).findings == [])
    let finding = try #require(
      await searching(isFixed: false, .all(limit: 200)).findings(.broken).first)
    #expect(
      finding.history == ["await inOrder([0, 0, 0, 0, 0, 1]) { search.typeTwice() }"])
    let call = "    \"await inOrder([0, 0, 0, 0, 0, 1]) { search.typeTwice() }\"\n    // \"a\"\n"
    #expect(finding.test?.contains(call) == true)
    let search = Search(isFixed: false)
    await inOrder([0, 0, 0, 0, 0, 1]) { search.typeTwice() }
    #expect(search.shown == "a")
  }

  @Test func aLostUpdateInAnActorIsFound() async throws {
    var explorer = Explorer(
      Payer.self, kind: { $0.balance == 0 ? "new" : "paid" }, showing: { $0.balance }
    ) { inputs in
      inputs.act("payer.payTwice()", when: { $0.balance == 0 }) { $0.payTwice() }
      return Payer()
    }
    explorer.always("all is paid") { _, balance in balance == 0 || balance == 3 }
    explorer.orders = .all(limit: 100)
    #expect(await explorer.explore().findings(.broken).count == 1)
  }
}
