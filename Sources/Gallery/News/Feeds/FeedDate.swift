import Foundation

/// Parses the dates of feeds: RFC 3339 in Atom and JSON Feed, RFC 822 in RSS.
enum FeedDate {
  /// The date of a text; `nil` if it is not a date, or if there is no such day.
  static func parse(_ text: String) -> Date? {
    let text = PlainText.cleaned(text)
    for style in internetStyles {
      if let date = try? style.parse(text) { return date }
    }
    // The weekday is optional, and says nothing that the date does not.
    var date = text.split(separator: ",").last?.trimmingCharacters(in: .whitespaces) ?? ""
    for (zone, offset) in zones where date.hasSuffix(zone) {
      date = date.dropLast(zone.count) + offset
    }
    return mailFormats.lazy.compactMap { $0.date(from: date) }.first
  }

  private static let internetStyles: [Date.ISO8601FormatStyle] = [
    .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true),
    .iso8601.year().month().day(),
  ]

  /// Zones that a formatter of American English does not know.
  private static let zones = [" BST": " +0100", " CET": " +0100", " CEST": " +0200"]

  /// The forms of RFC 822: with seconds, without, and without a time.
  ///
  /// A year of two digits means one of the last eighty or the next twenty.
  private static let mailFormats: [DateFormatter] = [
    "d MMM yy HH:mm:ss zzz", "d MMM yy HH:mm zzz", "d MMM yy",
  ].map { format in
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    return formatter
  }
}
