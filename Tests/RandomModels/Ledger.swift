/// Everything that a subject has done, if it is kept.
///
/// A situation has the lines, because the ledger is Equatable. So no two histories lead to the same
/// situation if the ledger is kept, and it makes no difference otherwise.
final class Ledger: Equatable {
  private let isKept: Bool
  private var lines: [String] = []

  init(isKept: Bool) { self.isKept = isKept }

  func note(_ line: String) {
    if isKept { lines.append(line) }
  }

  static func == (one: Ledger, other: Ledger) -> Bool { one.lines == other.lines }
}
