/// What an exploration writes alike and tells apart by numbers, and how it writes the values of each type.
final class Lookalikes {
  var forms: [ObjectIdentifier: SwiftText.Form] = [:]
  private var numbers: [String: [AnyHashable: Int]] = [:]
  /// What occurred for the first time where there is no order.
  private var unsettled: [String: Set<AnyHashable>] = [:]
  var isSettled: Bool { unsettled.isEmpty }

  /// Adds a number to the text of a value if another value has the same text.
  func apart(_ text: String, _ value: AnyHashable, isOrdered: Bool) -> String {
    let known = numbers[text] ?? [:]
    let number = known[value] ?? known.count
    if known[value] == nil {
      if isOrdered {
        numbers[text, default: [:]][value] = number
      } else {
        unsettled[text, default: []].insert(value)
      }
    }
    return number == 0 ? text : "\(text) (another \(number))"
  }

  /// Ends a part without order; returns whether several of its new values have the same text.
  func settle() -> Bool {
    defer { unsettled = [:] }
    for (text, values) in unsettled where values.count == 1 {
      for value in values { _ = apart(text, value, isOrdered: true) }
    }
    return unsettled.values.contains { $0.count > 1 }
  }
}
