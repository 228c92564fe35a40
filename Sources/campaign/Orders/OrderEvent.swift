/// The six kinds of event that are run in every order.
enum OrderEvent: Int, CaseIterable {
  case firstAnswers
  case secondAnswers
  case timerFires
  case childIsTapped
  case userReloads
  case userOpens

  /// The events of a history, which are the digits of its number in base six.
  static func history(_ number: Int, length: Int) -> [OrderEvent] {
    var rest = number
    let events = (0..<length).map { _ in
      defer { rest /= allCases.count }
      return allCases[rest % allCases.count]
    }
    return events.reversed()
  }

  static func count(ofLength length: Int) -> Int {
    (0..<length).reduce(1) { count, _ in count * allCases.count }
  }
}
