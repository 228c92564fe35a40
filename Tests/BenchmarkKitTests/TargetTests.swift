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
}
