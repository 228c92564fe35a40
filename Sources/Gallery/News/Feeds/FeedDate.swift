import Foundation

/// Parses the dates of feeds: RFC 822 and its successors, RFC 3339 and other ISO 8601 forms.
///
/// It is written by hand, because Foundation's formatters reject dates of real feeds: without a
/// weekday, with two-digit years, or with named time zones.
enum FeedDate {
  /// The date of a text; `nil` if it is not a date, or if there is no such day.
  static func parse(_ text: String) -> Date? {
    let text = PlainText.cleaned(text)
    return internet(text) ?? mail(text)
  }

  // MARK: - RFC 3339, such as 2003-12-13T18:30:02.25+01:00

  private static func internet(_ text: String) -> Date? {
    guard let match = unsafe text.wholeMatch(of: internetForm)?.output else { return nil }
    let zone = (match.8 ?? "").filter { $0 != " " }
    guard let offset = zone.isEmpty ? 0 : zoneOffset(zone) else { return nil }
    return moment(
      year: Int(match.1), month: match.2.flatMap { Int($0) } ?? 1,
      day: match.3.flatMap { Int($0) } ?? 1,
      hour: match.4.flatMap { Int($0) } ?? 0, minute: match.5.flatMap { Int($0) } ?? 0,
      second: match.6.flatMap { Int($0) } ?? 0,
      fraction: match.7.flatMap { Double("0." + $0.dropFirst()) } ?? 0, offset: offset)
  }

  // MARK: - RFC 822, such as Sat, 07 Sep 2002 00:00:01 GMT

  private static func mail(_ text: String) -> Date? {
    let bare = text.contains("(") ? unsafe text.replacing(comment, with: "") : text
    guard let match = unsafe bare.wholeMatch(of: mailForm)?.output,
      let month = months[match.2.prefix(3).lowercased()],
      let offset = match.7.isEmpty ? 0 : zoneOffset(match.7)
    else { return nil }
    return moment(
      year: fullYear(match.3), month: month, day: Int(match.1),
      hour: match.4.flatMap { Int($0) } ?? 0, minute: match.5.flatMap { Int($0) } ?? 0,
      second: match.6.flatMap { Int($0) } ?? 0, fraction: 0, offset: offset)
  }

  /// Completes years of two and three digits as in RFC 5322, section 4.3.
  private static func fullYear(_ digits: Substring) -> Int? {
    guard let year = Int(digits) else { return nil }
    switch digits.count {
    case 2: return year < 50 ? 2000 + year : 1900 + year
    case 3: return 1900 + year
    default: return year
    }
  }

  private static let months: [String: Int] = [
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6,
    "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12,
  ]

  // MARK: - Zones

  /// Seconds east of Greenwich; `nil` if the text is not a time zone.
  private static func zoneOffset(_ zone: some StringProtocol) -> Int? {
    if let match = unsafe String(zone).wholeMatch(of: distance)?.output {
      guard let hours = Int(match.2), let minutes = Int(match.3), hours < 24, minutes < 60
      else { return nil }
      return (hours * 60 + minutes) * (match.1 == "-" ? -60 : 60)
    }
    if let hours = zoneHours[zone.uppercased()] { return Int(hours * 3600) }
    // RFC 5322 reads unknown names as "-0000": universal time, with the local zone unknown.
    return zone.allSatisfy { $0.isASCII && $0.isLetter } && zone.count <= 5 ? 0 : nil
  }

  private static let zoneHours: [String: Double] = [
    "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "WET": 0, "BST": 1, "WEST": 1, "CET": 1, "MET": 1,
    "CEST": 2, "MEST": 2, "EET": 2, "EEST": 3, "MSK": 3, "IST": 5.5, "JST": 9, "AEST": 10,
    "AEDT": 11, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8,
    "PDT": -7, "AKST": -9, "AKDT": -8, "HST": -10, "NZST": 12, "NZDT": 13,
  ]

  // MARK: - The calendar

  private static func moment(
    year: Int?, month: Int, day: Int?, hour: Int, minute: Int, second: Int, fraction: Double,
    offset: Int
  ) -> Date? {
    guard let year, let day, (1...12).contains(month), hour < 24, minute < 60, second <= 60
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    let before = year - 1
    let days =
      before * 365 + before / 4 - before / 100 + before / 400
      + lengths[..<(month - 1)].reduce(0, +) + day - 1 - 719_162  // from year 1 to 1970
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  // MARK: - Forms

  // Stored, because making a regex takes longer than all other steps. A `Regex` is not `Sendable`
  // because its transformations may not be; these have none, and the program that a regex compiles
  // at its first use is stored atomically.

  nonisolated(unsafe) private static let internetForm =
    /(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)([.,]\d+)?)?(.*))?)?)?/
  nonisolated(unsafe) private static let mailForm =
    /(?:[A-Za-z]+\.?,? )?(\d{1,2})[ \-]([A-Za-z]{3,9})\.?[ \-](\d{2,4})(?:,? (\d{1,2}):(\d\d)(?::(\d\d))?)? ?(.*)/
  nonisolated(unsafe) private static let comment = /\s?\([^)]*\)/
  nonisolated(unsafe) private static let distance = /(?:GMT|UTC?)?([+\-])(\d\d):?(\d\d)/
}
