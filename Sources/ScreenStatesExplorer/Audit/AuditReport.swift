internal import ScreenStatesTestKit

/// The combinations of a display's elements, each with the states that show it.
public struct AuditReport: Hashable, Sendable {
  /// A combination of elements.
  public struct Combination: Hashable, Sendable {
    /// The names of the elements that are on.
    public let on: Set<String>
    /// The names of the kinds that show it; none if it is never reached.
    public let states: [String]
    /// Whether it is meant; nil if the audit does not say which are.
    public let isMeant: Bool?
    /// The Swift calls of the shortest history that shows it.
    public let history: [String]

    /// Whether some history shows it.
    public var isReached: Bool { !states.isEmpty }

    var isDegenerate: Bool { isReached && isMeant == false }
  }

  /// The names of the elements.
  public let elements: [String]

  /// Every combination of the elements.
  public let combinations: [Combination]

  /// A sentence for each name that two elements have, and each meant one that none has.
  let misnamed: [String]

  /// What is said of combinations that were not reached: `impossible` only after a whole exploration.
  let notReached: String

  /// The combinations that are reached but not meant.
  public var degenerate: [Combination] { combinations.filter(\.isDegenerate) }

  /// The combinations that are meant but never reached.
  public var missing: [Combination] { combinations.filter { !$0.isReached && $0.isMeant == true } }

  /// A sentence for each degenerate combination, with the calls that show it, for each missing one,
  /// for each name that two elements have, and for each meant one that none has.
  public var complaints: [String] {
    degenerate.map { combination in
      let title = "degenerate: \(name(of: combination)), in \(place(of: combination))"
      return ([title] + combination.history.map { "    " + $0 }).joined(separator: "\n")
    } + missing.map { "never reached: \(name(of: $0))" } + misnamed
  }

  /// Throws a ``ScreenStatesTestKit/FailedCheck`` with the complaints, if there are any.
  public func check() throws {
    try FailedCheck.check("\(combinations.count) combinations", complaints)
  }

  /// The names of the kinds that show a combination, or that none does.
  private func place(of combination: Combination) -> String {
    combination.isReached ? combination.states.joined(separator: ", ") : notReached
  }

  private func name(of combination: Combination) -> String {
    let on = elements.filter(combination.on.contains)
    return on.isEmpty ? "nothing" : on.joined(separator: " + ")
  }
}

extension AuditReport: CustomStringConvertible {
  /// A table with a line for each combination, and the figures below it.
  public var description: String {
    let rows = combinations.map { combination in
      elements.map { combination.on.contains($0) ? "on" : "·" }
        + [place(of: combination) + (combination.isDegenerate ? " (degenerate)" : "")]
    }
    let widths = elements.map { max($0.count, "on".count) } + [0]
    let lines = ([elements + ["shown by"]] + rows).map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }.joined(separator: "  ")
    }
    return (lines + ["", summary]).joined(separator: "\n")
  }

  /// The figures, on one line.
  public var summary: String {
    let reached = combinations.count(where: \.isReached)
    let intended =
      combinations.contains { $0.isMeant != nil }
      ? "\(combinations.count { $0.isMeant == true }) intended, " : ""
    return "\(combinations.count) combinations: \(intended)\(reached) reachable,"
      + " \(combinations.count - reached) \(notReached)"
  }
}
