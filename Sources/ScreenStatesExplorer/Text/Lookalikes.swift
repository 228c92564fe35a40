/// What an exploration writes alike and tells apart by numbers, and how it writes the values of each type.
final class Lookalikes {
  var forms: [ObjectIdentifier: SwiftText.Form] = [:]
  private var numbers: [String: [AnyHashable: Int]] = [:]

  /// Adds a number to the text of a value if another value has the same text.
  ///
  /// Values without order get none at first: it would differ from run to run.
  func apart(_ text: String, _ value: AnyHashable, isOrdered: Bool) -> String {
    let number = numbers[text]?[value] ?? (isOrdered ? numbers[text]?.count ?? 0 : 0)
    if isOrdered { numbers[text, default: [:]][value] = number }
    return number == 0 ? text : "\(text) (another \(number))"
  }
}
