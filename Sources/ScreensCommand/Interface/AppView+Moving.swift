/// The keys that move what is marked, or the lines in view.
extension AppView {
  /// The index of the selected log entry.
  var markedIndex: Int { marked.flatMap { number in log.firstIndex { $0.number == number } } ?? 0 }

  /// The keys that move the view or the selection; none if everything is visible.
  var moving: [KeyBinding] {
    let position = position
    let keys = Movement.keys.filter { target(of: $0.movement, from: position) != position }
    func binding(
      _ sign: String, _ name: String, _ meaning: String, _ among: [Movement]
    ) -> KeyBinding? {
      let keys = keys.filter { among.contains($0.movement) }
      if keys.isEmpty { return nil }
      return KeyBinding(keys.map(\.key), sign, name, meaning, .moving) { [self] key in
        if let movement = keys.first(where: { $0.key == key })?.movement { move(movement) }
      }
    }
    return [
      binding(
        "↑↓ jk", listCount == nil ? "scroll" : "move", "a line up or down", [.lines(-1), .lines(1)]),
      binding(
        "PgUp PgDn", "", "a page; also Ctrl-B, Ctrl-F and space", [.halves(-2), .halves(2)]),
      binding("Ctrl-U Ctrl-D", "", "half a page", [.halves(-1), .halves(1)]),
      binding("g G", "", "to the start or the end; also Home and End", [.start, .end]),
    ].compactMap(\.self)
  }

  /// Whether the keys move the log's selection, also while an earlier frame is shown.
  private var isInLog: Bool {
    !isHelp && (focus == .log || past != nil && focus == .screen)
  }

  /// The number of choices; `nil` if the keys scroll.
  var listCount: Int? {
    if isInLog { return log.count }
    if isHelp || focus == .map { return nil }
    return sample == nil ? entries.count : sample?.choice?.count
  }

  /// The first visible line, or the index of the selection.
  var position: Int {
    if case .help(let line) = mode { return line }
    if isInLog { return markedIndex }
    switch focus {
    case .map, .log: return 0
    case .screen:
      guard let sample else { return chosen }
      let rows = contentRows
      return sample.choice?.index ?? withColumn { $0.clamped(sample.firstLine, rows: rows) }
    }
  }

  private func target(of movement: Movement, from position: Int) -> Int {
    if focus == .map, !isHelp { return position }
    if let count = listCount {
      let page = focus == .log ? layout.inside(rows: layout.logRows) : contentRows
      let target = movement.target(from: position, page: page, last: count - 1)
      return min(max(target, 0), max(count - 1, 0))
    }
    let rows = contentRows
    return withColumn { column in
      if movement == .end { column.layOutAll() }
      let last = column.lines.count - rows
      return column.clamped(movement.target(from: position, page: rows, last: last), rows: rows)
    }
  }

  private func move(_ movement: Movement) {
    let target = target(of: movement, from: position)
    if isHelp { mode = .help(firstLine: target) } else { go(to: target) }
  }

  /// Marks an entry or an item, or scrolls to a line.
  func go(to target: Int) {
    if isInLog {
      marked = log.indices.contains(target) ? log[target].number : nil
      if past != nil { past = marked }
    } else if focus == .screen {
      if let choice = sample?.choice {
        choice.move(target)
      } else if let sample {
        sample.firstLine = target
      } else {
        chosen = target
      }
    }
  }
}
