import BenchmarkKit
import Testing

@Suite struct TargetTests {
  @Test(arguments: [
    (1.1, 1.1, false), (1.1, 1.104, false), (1.1, 1.106, true), (1.1, 1.11, true),
    (1.1, 0.9, false), (1, 1.001, false), (0, 0, false), (0, 1, true), (400, 400, false),
    (400, 416, true), (2, .infinity, true),
  ])
  func aTargetIsMissedByWhatReadsAsMore(_ limit: Double, _ value: Double, _ isMissed: Bool) {
    let target = Target("ratio", atMost: limit, \.toBest, of: "work", "ours")
    #expect(target.isMissed(by: value) == isMissed)
  }

  @Test func twoCandidatesOfAWorkloadAreComparedRoundByRound() {
    let target = Target("ratio", atMost: 3, of: "work", "ours, 1 level", to: "ours, 0 levels")
    var none = Row(workload: "work", candidate: "ours, 0 levels")
    none.rounds = [1, 10, 2]
    var one = Row(workload: "work", candidate: "ours, 1 level")
    one.rounds = [2, 30, 6]
    #expect(target.value(in: [none, one]) == 3)
    #expect(target.value(in: [one]) == nil)
    #expect(target.value(in: [none]) == nil)
    #expect(target.value(in: []) == nil)
  }
}
