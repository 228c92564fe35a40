/// What a person can make a service do with its next answer.
package enum Fault: String, CaseIterable, Sendable {
  /// The answer takes its time.
  case slow
  /// There is none, but an error.
  case fail
  /// There is nothing in it.
  case empty
  /// It takes its time, and comes even if nobody wants it any more.
  case late

  /// The key that asks for it.
  package var key: Character { Character(rawValue.prefix(1).uppercased()) }

  /// What it does to the next answer.
  var meaning: String {
    switch self {
    case .slow: "slow: it takes eight seconds"
    case .fail: "fail: it is an error"
    case .empty: "empty: it has no items"
    case .late: "late: it takes eight seconds, and comes even if its state has exited"
    }
  }
}
