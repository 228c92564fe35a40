/// Statistics of the figures of many rounds.
package enum Statistics {
  /// The middle value, or the mean of the two middle values.
  ///
  /// - Parameter values: The figures, in any order.
  /// - Returns: The median; nil if there is no figure.
  package static func median(_ values: [Double]) -> Double? {
    quantile(0.5, of: values)
  }

  /// The interquartile range of the figures, as a fraction of the median.
  ///
  /// A few disturbed rounds do not change it.
  ///
  /// - Parameter values: The figures, in any order.
  /// - Returns: The spread; nil if there is no figure, or the median is zero.
  package static func spread(_ values: [Double]) -> Double? {
    guard let low = quantile(0.25, of: values), let high = quantile(0.75, of: values),
      let middle = median(values), middle != 0
    else { return nil }
    return (high - low) / middle
  }

  /// The median of the rounds' ratios: a load that slows a whole round down slows both sides alike.
  ///
  /// - Parameters:
  ///   - values: The figures of one candidate, one for each round.
  ///   - base: The figures of the other candidate in the same rounds.
  /// - Returns: The ratio; nil if there is no round.
  package static func ratio(_ values: [Double], to base: [Double]) -> Double? {
    median(zip(values, base).compactMap { $1 == 0 ? nil : $0 / $1 })
  }

  /// The value below which a fraction of the figures lies, with linear interpolation.
  static func quantile(_ part: Double, of values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let position = part * Double(sorted.count - 1)
    let index = Int(position)
    guard index + 1 < sorted.count else { return sorted[index] }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (position - Double(index))
  }
}
