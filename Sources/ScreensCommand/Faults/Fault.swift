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
    case .slow: "slow, after eight seconds"
    case .fail: "a failure"
    case .empty: "empty, without items"
    case .late: "late, after eight seconds, even if its state has exited"
    }
  }
}
