/// A fault that the user can set for the next answer of a service.
package enum Fault: String, CaseIterable, Sendable {
  case slow
  case fail
  case empty
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
