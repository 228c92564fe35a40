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

  /// A text as code on one line of a table, between more backticks than it has in a row.
  private static func code(_ text: String) -> String {
    let ticks = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: ticks + 1) + (ticks > 0 ? " " : "")
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return fence + line.replacing("|", with: "\\|") + String(fence.reversed())
  }

  private static func codes(_ texts: [String]) -> String { texts.map(code).joined(separator: ", ") }
}
