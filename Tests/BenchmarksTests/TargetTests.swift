import Testing

@testable import benchmarks

@Suite struct TargetTests {
  private func rows(_ allocations: Double?...) -> [Row] {
    allocations.enumerated().map {
      Row(workload: "work", candidate: "ours \($0)", rounds: [1, 10, 2], allocations: $1)
    }
  }

  private var one: Target { .count("blocks", atMost: 1, \.allocations, of: "work", "ours 0") }
  private let names = ["ours 0", "ours 1", "ours 2"]

  @Test func aCountIsJudgedAndNamedWithItsLimit() throws {
    // The growth of a buffer leaves a trace.
    #expect(try #require(one.verdict(on: rows(1.01))).isBroken == false)
    let broken = try #require(one.verdict(on: rows(2)))
    #expect(broken == ("broken: blocks (work): 2, at most 1", true))
  }

  @Test func whatWasNotCountedIsNotJudged() throws {
    let open = try #require(one.verdict(on: rows(nil)))
    #expect(open == ("not judged: blocks (work): not counted", false))
    #expect(one.verdict(on: []) == nil)
  }

  @Test(arguments: [
    ([1, 1, 1], false, 0), ([5.1, 5, 5], false, 0), ([1, 1, 2], false, 1),
    ([100, 105, 110], false, 0.1), ([3, 5, 7], true, 0), ([3, 5, 6], true, 0),
    ([3, 5, 8], true, 0.5), ([3, 3, 4], true, 1), ([5, 3, 4], true, 1),
  ])
  func growthIsAPartOfTheFirstCountOrStep(_ counts: [Double], _ bySteps: Bool, _ growth: Double) {
    let target = Target.growth(
      "blocks", bySteps: bySteps, \.allocations, of: "work", names)
    let rows = rows(counts[0], counts[1], counts[2])
    #expect(target.result(in: rows).map { ($0.value * 100).rounded() } == growth * 100)
    #expect(target.verdict(on: rows)?.isBroken == (growth > 0))
    #expect(target.result(in: Array(rows.dropLast())) == nil)
  }

  @Test(arguments: [(1.10, false), (1.104, false), (1.106, true)])
  func aTimeMissesItsLimitIfItReadsAsMore(_ ratio: Double, _ isMissed: Bool) throws {
    let target = Target.time("time", atMost: 1.1, of: "work", "ours 1", to: "ours 0")
    var rows = rows(nil, nil)
    rows[1].rounds = rows[0].rounds.map { $0 * ratio }
    #expect(try #require(target.result(in: rows)).isMissed == isMissed)
    #expect(target.verdict(on: rows) == nil)
  }

  /// Every candidate also shows what it should, or its workload would throw.
  @Test @MainActor func eachTargetNamesCandidatesThatAreMeasured() throws {
    #expect(Set(Limits.targets.map(\.workload)) == Set(Workload.all.map { $0.name }))
    for target in Limits.targets {
      let workload = try #require(Workload.all.first { $0.name == target.workload })
      let names = try workload.subjects().map(\.name)
      #expect(Set(names).isSuperset(of: target.candidates), "\(target.what)")
    }
  }
}
