extension ExplorationReport: CustomStringConvertible {
  /// The whole report, part by part.
  public var description: String {
    let count = "\(leftOut.count): \(leftOut.joined(separator: ", "))"
    let unknown = "this runtime does not say which of them can change"
    let parts: [(String, [String])] = [
      ("reached", reached.map(\.kind)),
      ("never reached", neverReached),
      ("taken", transitions.map(\.text)),
      ("allowed, never taken", Self.lines(allowedNeverTaken.map { ("\($0) →", $1) })),
      ("refused", Self.denied(refused)),
      ("ignored requests", Self.denied(ignored)),
      ("rest", unrest.map { [$0] } ?? []),
      ("what grows", growth.map { [$0] } ?? []),
      ("more calls and sleeps of one task than are told apart", longTasks.map { "after \($0)" }),
      ("not reached", isToTheEnd ? [] : coverage.filter { !$0.isReached }.map(\.name)),
      ("more orders than the limit", leftOutOrders.withoutRepeats.sorted()),
      ("not compared", leftOut.isEmpty ? [] : knowsVariables ? [count] : [count, unknown]),
      ("ignored by the test", ignoring),
      ("findings", findings.isEmpty ? ["none"] : described),
    ]
    var lines = doubt.map { ["not sure: \($0)"] } ?? []
    lines.append(summary)
    for (title, texts) in parts where !texts.isEmpty {
      lines.append("\(title):")
      lines += texts.flatMap { $0.split(separator: "\n").map { "  " + $0 } }
    }
    return lines.joined(separator: "\n")
  }

  /// What was tried and what came of it, on one line.
  public var summary: String {
    let end =
      switch ending {
      case .exhausted: ""
      case .notCompared(let places):
        ", not to the end: \(places.joined(separator: ", "))"
          + " \(places.count == 1 ? "is" : "are") not compared"
      case .depth(let depth): ", up to \(depth) inputs"
      case .situations(let count): ", up to \(count) situations"
      case .budget(let budget): ", in \(budget)"
      case .notRepeatable: ", given up, because they cannot be repeated or ended"
      }
    let isAll = ending == .exhausted
    let tried = "\(isAll ? "all " : "")\(histories) sequences of inputs"
    let bounds = isAll && (isBounded || !longTasks.isEmpty) ? " within the bounds" : ""
    let found =
      findings.isEmpty
      ? "nothing wrong" : findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    return "Tried \(tried)\(bounds), \(situations) different situations\(end): \(found)"
  }

  /// The findings in words; of each property the three shortest histories, and how many more there are.
  var described: [String] {
    var counts: [String: Int] = [:]
    return findings.compactMap { finding in
      guard finding.rule == .broken else { return finding.description }
      let count = counts[finding.about, default: 0] + 1
      counts[finding.about] = count
      if count <= 3 { return finding.description }
      let all = findings.count { $0.rule == .broken && $0.about == finding.about }
      return count == all ? "broken: \"\(finding.about)\": \(all - 3) more, in findings." : nil
    }
  }

  private static func denied(_ requests: [DeniedRequest]) -> [String] {
    lines(
      requests.map { request in
        let edge = [request.cause, request.to].compactMap(\.self).joined(separator: " → ")
        return ("\(request.place):", edge + (request.reason.map { " (\($0))" } ?? ""))
      })
  }

  private static func lines(_ rows: [(String, String)]) -> [String] {
    rows.grouped().map { "\($0) \($1.joined(separator: ", "))" }
  }
}

extension ExploredTransition {
  /// The transition on one line.
  var text: String {
    let edge = (host + ["\(from) → \(to)"]).joined(separator: "/")
    return "\(edge): \(causes.joined(separator: ", "))" + (isConditional ? " [condition]" : "")
  }
}
