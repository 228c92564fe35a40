import BenchmarkKit
import Testing

@Suite struct StatisticsTests {
  @Test func theMedianIsTheValueInTheMiddle() {
    #expect(Statistics.median([9, 1, 5]) == 5)
    #expect(Statistics.median([4, 1, 3, 2]) == 2.5)
    #expect(Statistics.median([7]) == 7)
  }

  @Test func nothingHasNoMedianAndNoSpread() {
    #expect(Statistics.median([]) == nil)
    #expect(Statistics.spread([]) == nil)
    #expect(Statistics.ratio([], to: [1]) == nil)
  }

  @Test func theSpreadIsThatOfTheMiddleHalf() {
    #expect(Statistics.spread([8, 9, 10, 11, 12]) == 0.2)
    #expect(Statistics.spread([8, 9, 10, 11, 1_000]) == 0.2)
    #expect(Statistics.spread([10, 10, 10]) == 0)
    #expect(Statistics.spread([0, 0]) == nil)
  }

  @Test func theRatioIsThatOfTheRoundsAndNotOfTheMedians() {
    // Each round is slower than the last; the ratio of each is two.
    #expect(Statistics.ratio([2, 20, 200], to: [1, 10, 100]) == 2)
    #expect(Statistics.ratio([2, 30, 6], to: [1, 10, 2]) == 3)
  }

  @Test func aRoundThatTookNoTimeIsLeftOut() {
    #expect(Statistics.ratio([5, 6], to: [0, 2]) == 3)
  }
}
