/// Statistics of the figures of many rounds.
enum Statistics {
  /// The value below which a part of the figures lies, interpolated; nil if there is no figure.
  ///
  /// The part 0.5 gives the median.
  static func quantile(_ part: Double, of values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let position = part * Double(sorted.count - 1)
    let index = Int(position)
    guard index + 1 < sorted.count else { return sorted[index] }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (position - Double(index))
  }

  /// The interquartile range of the figures, as a fraction of the median.
  ///
  /// A few disturbed rounds do not change it. It is nil if there is no figure, or the median is zero.
  static func spread(_ values: [Double]) -> Double? {
    guard let low = quantile(0.25, of: values), let high = quantile(0.75, of: values),
      let middle = quantile(0.5, of: values), middle != 0
    else { return nil }
    return (high - low) / middle
  }

  /// The median of the rounds' ratios; nil if there is no round.
  ///
  /// A load that slows down a whole round slows down both sides alike.
  static func ratio(_ values: [Double], to base: [Double]) -> Double? {
    quantile(0.5, of: zip(values, base).compactMap { $1 == 0 ? nil : $0 / $1 })
  }
}
