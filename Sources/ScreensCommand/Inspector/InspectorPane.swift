package import Terminal

/// The inspector as lines of styled text; the same model always gives the same lines.
///
/// Colour says nothing that the words do not say, too.
package struct InspectorPane {
  private let model: InspectorModel
  private let columns: Int
  private let rows: Int

  /// Lays out a model.
  ///
  /// - Parameters:
  ///   - model: What to show.
  ///   - columns: The cells of each line.
  ///   - rows: How many lines there are.
  package init(_ model: InspectorModel, columns: Int, rows: Int) {
    self.model = model
    self.columns = max(columns, 1)
    self.rows = max(rows, 0)
  }

  /// The lines, as many as there are rows.
  ///
  /// The states come first, then what is under way, and the log takes what is left: where there is
  /// little room, states stand side by side, and the log still has a few lines.
  package var lines: [StyledLine] {
    let smallestLog = min(rows / 4, 6)
    var lines: [StyledLine] = []
    if rows >= 3 { lines.append(title) }
    if rows >= 12 { lines.append(StyledLine(String(repeating: "─", count: columns), .dim)) }
    let room = rows - lines.count - smallestLog - ongoing.count
    let machines = machines
    let list = Array(machines.map { $0.list }.joined(separator: rows >= 30 ? [StyledLine()] : []))
    let states = list.count <= room * 2 / 3 ? list : machines.flatMap { $0.flow }
    lines += states.prefix(max(room, 1))
    // Where there is room to spare, the parts stand apart.
    let gap = rows - lines.count - ongoing.count > smallestLog + 4 ? [StyledLine()] : []
    lines += gap + ongoing + gap
    let rest = rows - lines.count
    if rest > 1 { lines.append(heading("Log", "newest first")) }
    lines += model.log.prefix(max(rest - 1, 0)).map { InspectorEntry($0).line(columns) }
    lines = lines.prefix(rows).map { $0.truncated(to: columns) }
    return lines + Array(repeating: StyledLine(), count: rows - lines.count)
  }

  private var machines: [InspectorMachine] {
    model.machines.map { InspectorMachine($0, columns: columns) }
  }

  private var title: StyledLine {
    StyledLine("Inspector", [.bold, .foreground(.cyan)]) + "  " + StyledLine(model.path, .bold)
  }

  private var ongoing: [StyledLine] {
    if rows < 8 { return [] }
    let note = model.dropped == 0 ? "" : "\(model.dropped) dropped as stale"
    let lines = model.ongoing.map { ongoing -> StyledLine in
      let left = ongoing.secondsLeft.map { " in \($0) s" } ?? ""
      return "  " + StyledLine(ongoing.form, .foreground(.cyan)) + " "
        + StyledLine(ongoing.cause + left) + StyledLine("  until \(ongoing.owner) exits", .dim)
    }
    let most = max(rows / 4, 1)
    return [heading("Under way", note)]
      + (lines.isEmpty ? [StyledLine("  nothing", .dim)] : Array(lines.prefix(most)))
  }

  private func heading(_ name: String, _ note: String) -> StyledLine {
    StyledLine(name, .bold) + (note.isEmpty ? "" : StyledLine("  \(note)", .dim))
  }
}
