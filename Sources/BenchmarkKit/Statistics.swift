/// What is made of the figures of many rounds.
package enum Statistics {
  /// The value in the middle, or the mean of the two in the middle.
  ///
  /// - Parameter values: The figures, in any order.
  /// - Returns: The median; nil if there is no figure.
  package static func median(_ values: [Double]) -> Double? {
    quantile(0.5, of: values)
  }

  /// How far the middle half of the figures lies apart, as a part of the median.
  ///
  /// A round that another program has disturbed does not count in it.
  ///
  /// - Parameter values: The figures, in any order.
  /// - Returns: The spread; nil if there is no figure, or the median is zero.
  package static func spread(_ values: [Double]) -> Double? {
    guard let low = quantile(0.25, of: values), let high = quantile(0.75, of: values),
      let middle = median(values), middle != 0
    else { return nil }
    return (high - low) / middle
  }

  /// The median of the rounds' own ratios: what slows a whole round down cancels.
  ///
  /// - Parameters:
  ///   - values: The figures of one candidate, a round each.
  ///   - base: The figures of what it is compared with, in the same rounds.
  /// - Returns: The ratio; nil if there is no round.
  package static func ratio(_ values: [Double], to base: [Double]) -> Double? {
    median(zip(values, base).compactMap { $1 == 0 ? nil : $0 / $1 })
  }

  /// The value below which a part of the figures lies, between two figures by proportion.
  static func quantile(_ part: Double, of values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let position = part * Double(sorted.count - 1)
    let index = Int(position)
    guard index + 1 < sorted.count else { return sorted[index] }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (position - Double(index))
  }
}
