extension ExplorationReport {
  /// The transitions as a Markdown table: from, cause, to, for each that was taken; and for each
  /// kind what it ignores.
  public var table: String {
    let rows = transitions.map { transition in
      let place = { (name: String) in (transition.host + [name]).joined(separator: "/") }
      let condition = transition.isConditional ? "sometimes refused" : ""
      return [
        Self.code(place(transition.from)), Self.codes(transition.causes), condition,
        Self.code(place(transition.to)),
      ]
    }
    let silent = denied(ignored) { _ in "ignored" }
    let guarded = denied(refused.filter { $0.reason == "guarded" }) { request in
      request.to.map { "refused: \(Self.code($0))" } ?? "refused"
    }
    let lines = (rows + guarded + silent).map { "| \($0.joined(separator: " | ")) |" }
    return (["| from | cause | condition | to |", "|---|---|---|---|"] + lines)
      .joined(separator: "\n")
  }

  /// Rows of what was not granted, those of a kind and of an outcome on one line.
  private func denied(
    _ requests: [DeniedRequest], _ outcome: (DeniedRequest) -> String
  ) -> [[String]] {
    var order: [[String]] = []
    var causes: [[String]: [String]] = [:]
    for request in requests {
      guard let from = request.from else { continue }
      let key = [(request.host + [from]).joined(separator: "/"), outcome(request)]
      if causes[key] == nil { order.append(key) }
      if causes[key]?.contains(request.cause) != true {
        causes[key, default: []].append(request.cause)
      }
    }
    return order.map { [Self.code($0[0]), Self.codes(causes[$0] ?? []), $0[1], ""] }
  }

  private static func code(_ text: String) -> String {
    "`\(text.replacing("|", with: "\\|"))`"
  }

  private static func codes(_ texts: [String]) -> String {
    texts.map(code).joined(separator: ", ")
  }
}
