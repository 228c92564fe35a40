import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// Each action from each place, with the outcome that the table gives.
@MainActor
@Suite(.inTurn) struct MatrixTests {
  @Test(arguments: Cell.all.filter { $0.outcome != "overlaps" })
  func theOutcomeIsThatOfTheTable(_ cell: Cell) async throws {
    let mistakes = try await toldMistakes {
      try await expectOutcome(of: cell, isAttended: false)
      try await expectOutcome(of: cell, isAttended: true)
    }
    #if DEBUG
      #expect(!mistakes.isEmpty == cell.isMistake, "\(mistakes)")
    #endif
  }

  @Test(arguments: Cell.all.filter { $0.outcome == "overlaps" })
  func swiftTrapsWhereADisplayIsReadWhileItIsWritten(_ cell: Cell) async {
    let result = await #expect(processExitsWith: .failure) { @MainActor [cell] in
      ProcessBound.set()
      let stage = Stage()
      let deed = cell.action.deed(on: stage)
      stage.open(isAttended: false)
      try? await cell.place.lead(stage) { deed.tryIt(by: $0) }
    }
    #expect(result?.exitStatus != .exitCode(ProcessBound.status))
  }

  @Test func theTableHasEachActionAtEachPlace() {
    let cells = Cell.all.map { "\($0.place) \($0.action)" }
    let all = MatrixPlace.allCases.flatMap { place in Action.allCases.map { "\(place) \($0)" } }
    #expect(Set(cells) == Set(all))
    #expect(cells.count == all.count)
  }

  @Test func theTableUsesTheWordsThatItExplains() {
    let cells = TableText(RuleTable.text).cells
    let words = Set(cells.filter { $0.column == "what it means" }.map(\.row))
    let used = Set(cells.filter { $0.column != "what it means" }.map(\.text))
    #expect(used == words)
  }

  /// Runs a cell from the making of its screen to the last trace of it.
  private func expectOutcome(of cell: Cell, isAttended: Bool) async throws {
    let stage = Stage()
    let deed = cell.action.deed(on: stage)
    stage.open(isAttended: isAttended)
    deed.prepare()
    try await cell.place.lead(stage) { deed.tryIt(by: $0) }
    #expect(deed.count == 1, "The place is reached once.")
    stage.checkAtRest()
    var outcome = await deed.outcome()
    stage.checkAtRest()

    if stage.screen?.isRunning ?? false {
      stage.go(.d)
      await stage.settle()
      stage.checkAtRest()
      await deed.checkAfterLeaving()
    }
    await stage.close()
    await deed.checkAfterClosing()
    if let audience = stage.audience {
      let records = await audience.records()
      deed.check(records.filter { $0.cause == Deed.cause })
      var counts: [String: Int] = [:]
      // What a child, a sequence or reporting work tells is no request; it is on the record if it
      // comes too late.
      let late = ["child", "element", "report"]
      for record in records where record.cause != Deed.cause && !late.contains(record.cause) {
        counts[record.cause, default: 0] += 1
      }
      #expect(counts == stage.requests, "Each request is on the record once.")
    }
    if cell.action == .ignored { outcome = await deed.outcome() }
    deed.forget()
    stage.checkFreed()
    if let outcome { #expect(outcome == cell.outcome) }
  }
}
