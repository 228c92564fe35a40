import BenchmarkKit
import Testing

@Suite struct ConditionsTests {
  private let good = Conditions(
    swift: "6.3", isOptimized: true, hasSharedLibrary: false, countsAllocations: true,
    countsInstructions: true, isQuick: false)

  @Test func theFirstLineSaysHowTheProgramWasBuilt() {
    #expect(good.lines.first == "Swift 6.3, release.")
    #expect(good.lines.contains("The Swift standard library is static."))
  }

  @Test func whateverMakesFiguresWorthLessIsSaid() {
    var poor = good
    poor.isOptimized = false
    poor.hasSharedLibrary = true
    poor.countsAllocations = false
    poor.countsInstructions = false
    poor.isQuick = true
    #expect(
      poor.lines.first
        == "Swift 6.3, debug: the times mean nothing, a moment's run: the times are only a hint.")
    #expect(poor.lines.contains { $0.contains("-Xswiftc -static-stdlib") })
    #expect(poor.lines.contains { $0.hasPrefix("Allocations are not counted") })
    #expect(poor.lines.contains { $0.hasPrefix("Instructions are not counted") })
  }
}
