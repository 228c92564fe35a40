import BenchmarkKit
import Testing

@Suite struct CheckTests {
  private func rows(_ allocations: Double?...) -> [Row] {
    allocations.enumerated().map { index, count in
      var row = Row(workload: "work", candidate: "ours \(index)")
      row.allocations = count
      return row
    }
  }

  private let names = ["ours 0", "ours 1", "ours 2"]

  @Test func aCountAtItsLimitIsKept() {
    let check = Check.atMost(1, "allocations", \.allocations, of: "work", "ours 0")
    #expect(check.workload == "work")
    #expect(check.verdict(on: rows(1.001)) == .kept("allocations: 1 (work, ours 0), at most 1"))
    #expect(!check.verdict(on: rows(1.001)).isBroken)
  }

  @Test func aCountAboveItsLimitIsNamedWithBoth() {
    let check = Check.atMost(1, "allocations", \.allocations, of: "work", "ours 0")
    let verdict = check.verdict(on: rows(2))
    #expect(verdict.isBroken)
    #expect(verdict.description == "broken: allocations: 2 (work, ours 0); it may be 1 at most")
  }

  @Test func whatWasNotCountedIsNotJudged() {
    let checks = [
      Check.atMost(1, "allocations", \.allocations, of: "work", "ours 0"),
      .noGrowth("allocations", \.allocations, of: "work", names),
      .linear("allocations", \.allocations, of: "work", names),
    ]
    for check in checks {
      for rows in [rows(nil, nil, nil), []] {
        let verdict = check.verdict(on: rows)
        #expect(!verdict.isBroken)
        #expect(verdict.description.hasPrefix("not judged: allocations: work"))
      }
    }
  }

  @Test func growthIsBroken() {
    let check = Check.noGrowth("allocations", \.allocations, of: "work", names)
    #expect(!check.verdict(on: rows(1, 1, 1)).isBroken)
    #expect(!check.verdict(on: rows(5.1, 5, 5)).isBroken)
    let verdict = check.verdict(on: rows(1, 1, 2))
    #expect(
      verdict.description
        == "broken: allocations: ours 0 1, ours 1 1, ours 2 2 (work); they may not grow")
  }

  @Test func someGrowthCanBeAllowed() {
    let check = Check.noGrowth("allocations", by: 0.1, \.allocations, of: "work", names)
    #expect(!check.verdict(on: rows(100, 105, 110)).isBroken)
    #expect(check.verdict(on: rows(100, 105, 111)).isBroken)
  }

  @Test func aStepThatBecomesLargerIsNotLinear() {
    let check = Check.linear("allocations", \.allocations, of: "work", names)
    #expect(!check.verdict(on: rows(3, 5, 7)).isBroken)
    #expect(!check.verdict(on: rows(3, 3, 3)).isBroken)
    #expect(!check.verdict(on: rows(3, 5, 6)).isBroken)
    #expect(
      check.verdict(on: rows(3, 5, 8)).description
        == "broken: allocations: ours 0 3, ours 1 5, ours 2 8 (work);"
        + " no step may be larger than the first")
    // From less to the same as before is no licence to grow.
    #expect(check.verdict(on: rows(5, 3, 4)).isBroken)
  }

  @Test func aStepMayGrowByAPartOfItself() {
    let check = Check.linear("allocations", within: 0.1, \.allocations, of: "work", names)
    #expect(!check.verdict(on: rows(49, 77, 106)).isBroken)
    #expect(check.verdict(on: rows(49, 77, 110)).isBroken)
  }
}
