import BenchmarkKit
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    (0.0, 2, "0.00"), (1.005, 0, "1"), (12.345, 1, "12.3"), (0.05, 1, "0.1"),
    (999.96, 1, "1,000.0"),
    (1_234_567, 0, "1,234,567"), (-1.5, 1, "-1.5"), (-0.001, 2, "0.00"), (.infinity, 1, "–"),
  ])
  func aNumberHasAFixedCountOfPlaces(_ value: Double, _ places: Int, _ text: String) {
    #expect(Decimal.fixed(value, places: places) == text)
  }

  @Test(arguments: [(3.14, "3.1"), (19.94, "19.9"), (145.6, "146"), (16_000, "16,000")])
  func aTimeHasAsManyDigitsAsItIsWorth(_ value: Double, _ text: String) {
    #expect(Decimal.time(value) == text)
  }

  @Test(arguments: [(1.0, "1"), (1.001, "1"), (7.05, "7.05"), (0, "0"), (400, "400")])
  func aWholeCountHasNoPlaces(_ value: Double, _ text: String) {
    #expect(Decimal.count(value) == text)
  }
}
