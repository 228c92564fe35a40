/// A fault that the user can set for the next answer of a service.
package enum Fault: String, CaseIterable, Sendable {
  /// The answer is slow.
  case slow
  /// The service answers with an error.
  case fail
  /// The answer is empty.
  case empty
  /// The answer is slow, and comes even if its work was cancelled.
  case late

  /// The key that sets the fault.
  package var key: Character { Character(rawValue.prefix(1).uppercased()) }

  /// What the fault does to the next answer.
  var meaning: String {
    switch self {
    case .slow: "slow"
    case .fail: "a failure"
    case .empty: "empty"
    case .late: "late, even if its state has exited"
    }
  }
}
