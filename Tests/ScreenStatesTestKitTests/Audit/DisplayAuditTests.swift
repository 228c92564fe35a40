import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct DisplayAuditTests {
  private let audit = DisplayAudit<ShelfDisplay>(
    [
      "table": { !$0.books.isEmpty }, "error": { $0.error != nil }, "loading": { $0.isLoading },
    ], meant: [["table"], ["error"], ["loading"]])

  @Test func theCombinationsOfAScreenOfStatesAreThoseThatAreMeant() async throws {
    let report = await explorer(of: .none).explore().audit(audit)
    try report.check()
    #expect(
      report.description == """
        table  error  loading  shown by
        ·      ·      ·        impossible
        ·      ·      on       loading
        ·      on     ·        failed
        ·      on     on       impossible
        on     ·      ·        showing
        on     ·      on       impossible
        on     on     ·        impossible
        on     on     on       impossible

        8 combinations: 3 intended, 3 reachable, 5 impossible
        """)
  }

  @Test func theColumnOfAShortNameIsAsWideAsItsCells() async {
    let short = DisplayAudit<ShelfDisplay>(["i": { $0.isLoading }, "e": { $0.error != nil }])
    #expect(
      await explorer(of: .none).explore().audit(short).description == """
        i   e   shown by
        ·   ·   showing
        ·   on  failed
        on  ·   loading
        on  on  impossible

        4 combinations: 3 reachable, 1 impossible
        """)
  }

  @Test func aMeantNameWithoutAnElementIsTold() async {
    let audit = DisplayAudit<ShelfDisplay>(
      ["error": { $0.error != nil }], meant: [[], ["error"], ["table", "eror"]])
    #expect(
      await explorer(of: .none).explore().audit(audit).complaints
        == ["no element: eror", "no element: table"])
  }

  @Test func anElementThatIsNamedTwiceIsTold() async {
    let twice = DisplayAudit<ShelfDisplay>(
      ["error": { $0.error != nil }, "i": { $0.isLoading }, "error": { $0.error == "" }])
    let report = await explorer(of: .none).explore().audit(twice)
    #expect(report.elements == ["error", "i"])
    #expect(report.summary == "4 combinations: 3 reachable, 1 impossible")
    #expect(report.complaints == ["named twice: error"])
  }

  @Test func aDegenerateCombinationIsToldWithItsHistory() async {
    let report = await explorer(of: .spinnerStaysOn).explore().audit(audit)
    let failure = #expect(throws: FailedCheck.self) { try report.check() }
    #expect(
      failure?.description == """
        8 combinations:
        - degenerate: table + loading, in showing
            screen.start()
            await books.calls[0].succeed(["Emma"])
        - never reached: table
        """)
  }

  @Test func flagsByHandReachCombinationsThatNobodyMeant() async {
    let audit = DisplayAudit<Flags>(
      [
        "table": { !$0.items.isEmpty }, "error": { $0.error != nil }, "empty": { $0.isEmpty },
        "indicator": { $0.isLoading },
      ], meant: [["table"], ["error"], ["empty"], ["indicator"], []])
    let report = await explorerOfFlags().explore().audit(audit)
    #expect(report.summary == "16 combinations: 5 intended, 9 reachable, 7 impossible")
    // Four meant and the blank one can be told from a bug only by whoever wrote the flags.
    #expect(report.degenerate.count == 5)
  }
}
