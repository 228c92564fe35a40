/// The figures of a run, for printing.
struct Report {
  /// The conditions of the measurement.
  let conditions: String
  /// The name of each workload, and what one operation does.
  let workloads: [(name: String, summary: String)]
  /// The figures, one row for each candidate of each workload.
  let rows: [Row]
  let targets: [Target]

  /// The report in Markdown, with columns that are aligned for a terminal or not.
  func text(isAligned: Bool) -> String {
    let results = targets.compactMap { $0.result(in: rows) }
    let limits = TextTable(
      heads: ["target", "at most", "here", "result"],
      rows: results.map {
        [$0.target.what, $0.target.limit.count, $0.value.count, $0.isMissed ? "missed" : "met"]
      }, words: ["target", "result"])
    var parts = [conditions]
    for workload in workloads {
      parts.append("**\(workload.name)**: \(workload.summary)")
      parts.append(table(of: workload.name).text(isAligned: isAligned))
    }
    if !results.isEmpty { parts += ["**targets**", limits.text(isAligned: isAligned)] }
    return parts.joined(separator: "\n\n")
  }

  private func table(of workload: String) -> TextTable {
    let rows = rows.filter { $0.workload == workload }
    let article = rows.first { $0.candidate.hasPrefix("article") }
    // The best version by hand for an interface that tracks is an observable model.
    let best = rows.first {
      $0.candidate.hasPrefix("best by hand") || $0.candidate.hasPrefix("observable")
    }
    func ratio(_ row: Row, to base: Row?) -> String? {
      base.flatMap { Statistics.ratio(row.rounds, to: $0.rounds) }?.text(places: 2)
    }
    let possible: [(head: String, cell: (Row) -> String?)] = [
      ("ns", { Statistics.quantile(0.5, of: $0.rounds).map { $0.text(places: $0 < 20 ? 1 : 0) } }),
      ("spread", { Statistics.spread($0.rounds).map { ($0 * 100).text(places: 0) + " %" } }),
      ("to article", { ratio($0, to: article) }), ("to best by hand", { ratio($0, to: best) }),
      ("allocations", { $0.allocations?.count }), ("bytes", { $0.bytes?.text(places: 0) }),
      ("redraws", { $0.redraws?.count }), ("instructions", { $0.instructions?.text(places: 0) }),
    ]
    // Columns without figures are left out.
    let columns = possible.filter { column in rows.contains { column.cell($0) != nil } }
    return TextTable(
      heads: ["candidate"] + columns.map(\.head),
      rows: rows.map { row in [row.candidate] + columns.map { $0.cell(row) ?? "" } },
      words: ["candidate"])
  }
}
