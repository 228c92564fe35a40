/// Formats numbers for people: with the significant digits and with commas.
package enum Decimal {
  /// A number with a fixed count of decimal places.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - places: How many digits follow the point.
  /// - Returns: The text, such as `1,234.50`.
  package static func fixed(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return "–" }
    let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 1e18 else { return "\(value)" }
    let whole = Int(scaled) / Int(scale)
    let part = Int(scaled) % Int(scale)
    var text = grouped(whole)
    if places > 0 {
      let digits = String(part)
      text += "." + String(repeating: "0", count: places - digits.count) + digits
    }
    return value < 0 && scaled > 0 ? "-" + text : text
  }

  /// A time; below 20 with one decimal place.
  ///
  /// - Parameter value: The time, in any unit.
  /// - Returns: The text.
  package static func time(_ value: Double) -> String {
    fixed(value, places: value.magnitude < 20 ? 1 : 0)
  }

  /// A count for one operation, without decimal places if it is whole.
  ///
  /// - Parameter value: The count.
  /// - Returns: The text.
  package static func count(_ value: Double) -> String {
    (value - value.rounded()).magnitude < 0.005
      ? fixed(value, places: 0) : fixed(value, places: 2)
  }

  private static func grouped(_ whole: Int) -> String {
    let digits = String(whole)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
