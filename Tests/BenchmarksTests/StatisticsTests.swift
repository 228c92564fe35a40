import Testing

@testable import benchmarks

@Suite struct StatisticsTests {
  @Test func theMedianIsTheValueInTheMiddle() {
    #expect(Statistics.quantile(0.5, of: [9, 1, 5]) == 5)
    #expect(Statistics.quantile(0.5, of: [4, 1, 3, 2]) == 2.5)
    #expect(Statistics.quantile(0.5, of: []) == nil)
  }

  @Test func theSpreadIsThatOfTheMiddleHalf() {
    #expect(Statistics.spread([8, 9, 10, 11, 1_000]) == 0.2)
    #expect(Statistics.spread([0, 0]) == nil)
  }

  @Test func theRatioIsThatOfTheRoundsAndNotOfTheMedians() {
    #expect(Statistics.ratio([2, 30, 6], to: [1, 10, 2]) == 3)
    // A round that took no time is left out.
    #expect(Statistics.ratio([5, 6], to: [0, 2]) == 3)
  }
}
