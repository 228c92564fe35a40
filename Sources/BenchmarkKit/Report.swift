/// The figures of a run, for printing.
package struct Report {
  /// The conditions of the measurement.
  package var conditions: Conditions
  /// The name of each workload, and what one operation does.
  package var workloads: [(name: String, summary: String)]
  /// The figures, one row for each candidate of each workload.
  package var rows: [Row]
  /// The upper limits for some of the figures.
  package var targets: [Target]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - conditions: The conditions of the measurement.
  ///   - workloads: The name of each workload, and what one operation does.
  ///   - rows: The figures.
  ///   - targets: The upper limits for some of the figures.
  package init(
    conditions: Conditions, workloads: [(name: String, summary: String)], rows: [Row],
    targets: [Target]
  ) {
    self.conditions = conditions
    self.workloads = workloads
    self.rows = rows
    self.targets = targets
  }

  /// The report in one of its formats.
  ///
  /// - Parameter format: The format.
  /// - Returns: The text, without an end of line.
  package func text(_ format: BenchmarkOptions.Format) -> String {
    switch format {
    case .table: plain
    case .json: json.text
    case .markdown: markdown
    }
  }

  private var plain: String {
    var parts = [conditions.lines.joined(separator: "\n")]
    parts += workloads.map { workload in
      "\(workload.name): \(workload.summary)\n\n\(table(of: workload.name).plain)"
    }
    if !measuredTargets.isEmpty { parts.append(targetTable.plain) }
    return parts.joined(separator: "\n\n")
  }

  private var markdown: String {
    var parts = [conditions.lines.joined(separator: "\n")]
    if !measuredTargets.isEmpty { parts.append(targetTable.markdown) }
    parts += workloads.map { workload in
      "**\(workload.name)**: \(workload.summary)\n\n\(table(of: workload.name).markdown)"
    }
    return parts.joined(separator: "\n\n")
  }

  private func table(of workload: String) -> TextTable {
    let rows = rows.filter { $0.workload == workload }
    let possible: [(TextTable.Column, (Row) -> String?)] = [
      (.init("ns"), { $0.median.map(Decimal.time) }),
      (.init("spread"), { $0.spread.map { Decimal.fixed($0 * 100, places: 0) + " %" } }),
      (.init("to article"), { $0.toArticle.map { Decimal.fixed($0, places: 2) } }),
      (.init("to best by hand"), { $0.toBest.map { Decimal.fixed($0, places: 2) } }),
      (.init("allocations"), { $0.allocations.map(Decimal.count) }),
      (.init("bytes"), { $0.bytes.map { Decimal.fixed($0, places: 0) } }),
      (.init("redraws"), { $0.redraws.map(Decimal.count) }),
      (.init("instructions"), { $0.instructions.map { Decimal.fixed($0, places: 0) } }),
    ]
    // Columns without figures are left out.
    let columns = possible.filter { column in rows.contains { column.1($0) != nil } }
    return TextTable(
      columns: [.init("candidate", isFigure: false)] + columns.map(\.0),
      rows: rows.map { row in [row.candidate] + columns.map { $0.1(row) ?? "" } })
  }

  private var measuredTargets: [(target: Target, value: Double, isMissed: Bool)] {
    targets.compactMap { target in
      target.value(in: rows).map { (target, $0, target.isMissed(by: $0)) }
    }
  }

  private var targetTable: TextTable {
    TextTable(
      columns: [
        .init("target", isFigure: false), .init("at most"), .init("here"),
        .init("result", isFigure: false),
      ],
      rows: measuredTargets.map { target, value, isMissed in
        [
          target.what, Decimal.count(target.limit), Decimal.count(value),
          isMissed ? "missed" : "met",
        ]
      })
  }

  private var json: JSONValue {
    .object([
      (
        "conditions",
        .object([
          ("swift", .string(conditions.swift)),
          ("optimized", .bool(conditions.isOptimized)),
          ("sharedLibrary", .bool(conditions.hasSharedLibrary)),
          ("countsAllocations", .bool(conditions.countsAllocations)),
          ("countsInstructions", .bool(conditions.countsInstructions)),
          ("quick", .bool(conditions.isQuick)),
        ])
      ),
      (
        "workloads",
        .array(
          workloads.map { .object([("name", .string($0)), ("summary", .string($1))]) })
      ),
      ("rows", .array(rows.map(\.json))),
      (
        "targets",
        .array(
          measuredTargets.map { target, value, isMissed in
            .object([
              ("what", .string(target.what)), ("atMost", .number(target.limit)),
              ("value", .number(value)), ("missed", .bool(isMissed)),
            ])
          })
      ),
    ])
  }
}

extension Row {
  fileprivate var json: JSONValue {
    .object([
      ("workload", .string(workload)), ("candidate", .string(candidate)),
      ("rounds", .number(Double(rounds.count))), ("nanoseconds", .optional(median)),
      ("spread", .optional(spread)), ("toArticle", .optional(toArticle)),
      ("toBestByHand", .optional(toBest)), ("allocations", .optional(allocations)),
      ("bytes", .optional(bytes)), ("redraws", .optional(redraws)),
      ("instructions", .optional(instructions)),
    ])
  }
}
