extension ExplorationReport: CustomStringConvertible {
  /// The whole report, a part after the other.
  public var description: String {
    let parts: [(String, [String])] = [
      ("reached", reached.map(\.kind)),
      ("never reached", neverReached),
      ("taken", transitions.map(\.text)),
      ("allowed, never taken", Self.grouped(allowedNeverTaken)),
      ("refused", Self.grouped(refused)),
      ("ignored requests", Self.grouped(ignored)),
      ("rest", [unrest].compactMap(\.self)),
      ("more orders than the limit", Set(leftOutOrders).sorted()),
      ("not compared", leftOut),
      ("ignored by the test", ignoring),
      ("findings", findings.isEmpty ? ["none"] : findings.map(\.description)),
    ]
    return
      ([summary]
      + parts.flatMap { title, lines in
        lines.isEmpty ? [] : ["\(title):"] + lines.map(Self.indented)
      }).joined(separator: "\n")
  }

  /// The figures, on one line.
  public var summary: String {
    let end =
      switch ending {
      case .exhausted: "to the end"
      case .depth(let depth): "up to \(depth) inputs"
      case .situations(let count): "up to \(count) situations"
      case .notRepeatable: "given up, because they cannot be repeated or ended"
      }
    return "\(situations) situations in \(histories) histories, \(end)"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  private static func grouped(_ edges: [(from: String, to: String)]) -> [String] {
    grouped(edges.map { ("\($0.from) →", $0.to) })
  }

  private static func grouped(_ requests: [DeniedRequest]) -> [String] {
    grouped(
      requests.map { request in
        let place = (request.host + [request.from ?? "not running"]).joined(separator: "/")
        let edge = [request.cause, request.to].compactMap(\.self).joined(separator: " → ")
        return (place + ":", edge + (request.reason.map { " (\($0))" } ?? ""))
      })
  }

  private static func grouped(_ rows: [(String, String)]) -> [String] {
    var order: [String] = []
    var groups: [String: [String]] = [:]
    for (key, value) in rows {
      if groups[key] == nil { order.append(key) }
      if groups[key]?.contains(value) != true { groups[key, default: []].append(value) }
    }
    return order.map { "\($0) \(groups[$0, default: []].joined(separator: ", "))" }
  }
}

extension ExploredTransition {
  /// The transition on one line.
  var text: String {
    let edge = (host + ["\(from) → \(to)"]).joined(separator: "/")
    return "\(edge): \(causes.joined(separator: ", "))" + (isConditional ? " [condition]" : "")
  }
}
