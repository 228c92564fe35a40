/// What a service answers to a call.
enum CallOutcome: CaseIterable {
  case items
  case nothing
  case error

  /// Every combination for so many calls.
  static func all(of count: Int) -> [[CallOutcome]] {
    guard count > 0 else { return [[]] }
    return all(of: count - 1).flatMap { outcomes in allCases.map { outcomes + [$0] } }
  }
}
