extension ExplorationReport {
  /// The transitions as a Markdown table, with the requests that each kind refuses or ignores.
  public var table: String {
    let rows = transitions.map { transition in
      let ends = [transition.from, transition.to].map {
        Self.code((transition.host + [$0]).joined(separator: "/"))
      }
      let condition = transition.isConditional ? "sometimes refused" : ""
      return [ends[0], Self.codes(transition.causes), condition, ends[1]]
    }
    let silent = denied(ignored) { _ in "ignored" }
    let guarded = denied(refused.filter { $0.reason == "guarded" }) { request in
      request.to.map { "refused: \(Self.code($0))" } ?? "refused"
    }
    let lines = (rows + guarded + silent).map { "| \($0.joined(separator: " | ")) |" }
    return (["| from | cause | condition | to |", "|---|---|---|---|"] + lines)
      .joined(separator: "\n")
  }

  /// The rows of requests that were not granted, one for each kind and outcome.
  private func denied(
    _ requests: [DeniedRequest], _ outcome: (DeniedRequest) -> String
  ) -> [[String]] {
    requests.filter { $0.from != nil }.map { ([$0.place, outcome($0)], $0.cause) }.grouped()
      .map { [Self.code($0[0]), Self.codes($1), $0[1], ""] }
  }

  private static func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }

  private static func codes(_ texts: [String]) -> String { texts.map(code).joined(separator: ", ") }
}
