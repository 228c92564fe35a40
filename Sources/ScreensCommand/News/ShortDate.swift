import Foundation

/// Days as people write them: 1 Feb 2026.
enum ShortDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The day of a moment, where the reader is.
  static func text(for date: Date, in timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let day = calendar.dateComponents([.day, .month, .year], from: date)
    guard let number = day.day, let year = day.year, let month = day.month,
      months.indices.contains(month - 1)
    else { return "" }
    return "\(number) \(months[month - 1]) \(year)"
  }
}
