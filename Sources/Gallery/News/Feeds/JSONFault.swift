import Foundation

/// Finds the line of the first error in a JSON document.
enum JSONFault {
  /// The line of the first error, counted from one; `nil` if Foundation does not report it.
  static func line(in data: Data) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return nil
    } catch {
      return line(in: data, saidBy: "\((error as NSError).userInfo["NSDebugDescription"] ?? "")")
    }
  }

  /// Finds the line in Foundation's error text, which has one of three forms.
  private static func line(in data: Data, saidBy text: String) -> Int? {
    if let match = text.firstMatch(of: /line (\d+)/) { return Int(match.1) }
    if text.contains("end of file") { return lines(in: data) }
    guard let match = text.firstMatch(of: /character (\d+)/), let offset = Int(match.1)
    else { return nil }
    return lines(in: data.prefix(offset))
  }

  private static func lines(in data: Data) -> Int {
    data.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
