import Terminal

extension AppView {
  /// The whole frame.
  var frame: [StyledLine] {
    var lines = panes
    if layout.hasStrip { lines.append(strip) }
    let foot = bindings.foot(columns: size.columns - 2 * margin, rows: layout.footRows)
      .map { $0.isEmpty ? $0 : $0.indented(by: margin) }
    if layout.hasStatus {
      lines.append(status)
      lines += foot
    } else if let input {
      // If there is little room, the input line has precedence.
      let last = input.line(size.columns)
      lines = lines.dropLast(foot.isEmpty ? 1 : 0) + [last]
    } else if !sentence.isEmpty, !foot.isEmpty {
      lines += [StyledLine(sentence, .foreground(.yellow)).truncated(to: size.columns)]
    } else {
      lines += foot
    }
    return lines
  }

  /// The blank cells beside the lines at the bottom.
  private var margin: Int { size.columns >= 24 ? 1 : 0 }

  private var input: InputLine? {
    switch mode {
    case .writing(let input), .searching(let input): input
    case .usual, .help: nil
    }
  }

  private var panes: [StyledLine] {
    if case .help(let line) = mode { return helpPane(from: line) }
    if layout.isSplit { return zip(screenPane + ongoingPane + logPane, mapPane).map { $0 + $1 } }
    switch focus {
    case .screen: return screenPane
    case .map: return mapPane
    case .log: return logPane
    }
  }

  // MARK: - The screen

  /// The lines of the content.
  var contentRows: Int { layout.inside(rows: isHelp ? layout.paneRows : layout.screenRows) }

  private var screenPane: [StyledLine] {
    let picture = picture
    let columns = layout.screenColumns
    let inner = layout.inside(columns)
    let rows = contentRows
    let busy = busyLine(picture)
    var first = past == nil ? sample?.firstLine ?? 0 : 0
    let choice =
      past == nil ? picture.firstChoice.map { $0 + (sample?.choice?.index ?? chosen) } : nil
    var marks: ClosedRange<Int>?
    var (lines, view) = withColumn { column in
      if let choice {
        // The selected block stays visible.
        let start = column.line(of: TextColumn.Position(block: choice, line: 0))
        let end = max(column.line(of: TextColumn.Position(block: choice, line: .max / 2)), start)
        first = min(max(first, end - rows + 1), start)
        marks = start...end
      }
      if let found, case .searching = mode, focus == .screen {
        first = min(max(first, found - rows + 1), found)
      }
      first = column.clamped(first, rows: rows)
      return column.window(from: first, rows: rows)
    }
    lines = lines.enumerated().map { index, line in
      guard let marks, marks.contains(first + index) else { return line }
      return StyledLine(line.text, .reversed).padded(to: inner, .reversed)
    }
    if case .searching(let input) = mode, focus == .screen, !input.text.isEmpty {
      lines = lines.map { $0.highlighting(input.text) }
    }
    if let busy, lines.isEmpty { lines = [busy] }
    var box = TitledBox(title: title(picture))
    if !lines.isEmpty, let busy, picture.blocks.count > 0 { box.title += "  " + busy }
    if let entry = shownPast {
      box.note = StyledLine(" \(age(of: entry)) ", [.bold, .reversed])
    } else {
      box.note = StyledLine(sample?.path ?? "", .dim)
    }
    box.footnote = StyledLine(picture.result, .dim)
    box.isFocused = focus == .screen
    box.view = view
    return boxed(lines, box, columns: columns, rows: layout.screenRows)
  }

  private func title(_ picture: SamplePicture) -> StyledLine {
    guard let name = shownPast?.sample ?? sample?.name else {
      return StyledLine("ScreenStates", [.bold, .foreground(.cyan)])
    }
    return StyledLine(name, [.bold, .foreground(.cyan)])
      + StyledLine(picture.heading.isEmpty ? "" : " · \(picture.heading)")
  }

  private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  private func busyLine(_ picture: SamplePicture) -> StyledLine? {
    picture.activity.map { words in
      let shape = past == nil ? Self.spinner[spinnerPhase % Self.spinner.count] : "…"
      return StyledLine("\(shape) ", .foreground(.cyan)) + StyledLine(words)
    }
  }

  // MARK: - The map and the log

  private var mapPane: [StyledLine] {
    let (columns, rows) = (layout.mapColumns, layout.paneRows)
    let name = shownPast?.sample ?? sample?.name ?? entries[safe: chosen]?.name ?? ""
    let place = place(of: name)
    let lines = StateMapPicture.lines(
      of: name, place, columns: layout.inside(columns), rows: layout.inside(rows: rows))
    var box = TitledBox(title: StyledLine("states of \(name)", .bold))
    box.note = StyledLine(place.path, .dim)
    let last = shownPast ?? log.first { $0.sample == name && $0.edge != nil }
    box.footnote = last?.arrow(fitting: columns - 7) ?? ""
    box.isFocused = focus == .map
    return boxed(lines, box, columns: columns, rows: rows)
  }

  private var ongoingPane: [StyledLine] {
    guard layout.ongoingRows > 0 else { return [] }
    var box = TitledBox(title: StyledLine("under way", .bold))
    let dropped = log.filter { $0.outcome == .dropped }.count
    if dropped > 0 { box.note = StyledLine("\(dropped) dropped", .foreground(.yellow)) }
    let inner = layout.inside(layout.screenColumns)
    let lines = ongoing.map { $0.line(inner, hasNote: false) }
    return box.lines(
      lines.isEmpty ? [StyledLine("nothing", .dim)] : lines, columns: layout.screenColumns,
      rows: layout.ongoingRows)
  }

  private var logPane: [StyledLine] {
    let (columns, rows) = (layout.screenColumns, layout.logRows)
    let (lines, view) = logLines(
      columns: layout.inside(columns), rows: layout.inside(rows: rows))
    var box = TitledBox(title: StyledLine("log", .bold), note: StyledLine("newest first", .dim))
    box.isFocused = focus == .log
    box.view = view
    return boxed(lines, box, columns: columns, rows: rows)
  }

  private func logLines(
    columns: Int, rows: Int
  ) -> (lines: [StyledLine], view: ClosedRange<Double>?) {
    let marked = focus == .log ? markedIndex : past == nil ? 0 : markedIndex
    let first = min(max(marked - rows / 2, 0), max(log.count - rows, 0))
    let end = min(first + rows, log.count)
    let lines = log[first..<max(end, first)].enumerated().map { index, entry in
      let time = entry.time.inTenths.dropLast(2)
      var line = StyledLine(
        String(repeating: " ", count: max(6 - time.count, 0)) + time + "  ", .dim)
      line += entry.line
      if case .searching(let input) = mode, focus == .log { line = line.highlighting(input.text) }
      let isMarked = entry.number == past || focus == .log && first + index == marked
      if isMarked { return StyledLine(line.text, .reversed).padded(to: columns, .reversed) }
      return line.truncated(to: columns)
    }
    guard log.count > rows, rows > 0 else { return (lines, nil) }
    return (lines, Double(first) / Double(log.count)...Double(end) / Double(log.count))
  }

  // MARK: - The lines below

  /// The last transitions, the newest on the right: `loadNews ─result→ displayNews`.
  private var strip: StyledLine {
    let columns = size.columns - 2 * margin
    let name = sample?.name
    let taken = log.filter { $0.edge != nil && (name == nil || $0.sample == name) }
    guard let newest = taken.first, let to = newest.to else { return StyledLine() }
    let isFresh = place(of: newest.sample).isFresh
    var strip = StyledLine(
      " \(to) ", [.foreground(isFresh ? .yellow : .green), .reversed, .bold])
    for (entry, later) in zip(taken, [nil] + taken) {
      let cause = StyledLine(" ─\(entry.cause)→ ", later == nil ? .plain : .dim)
      var step = StyledLine(entry.from ?? "•", .dim) + cause
      // The next one began in another screen.
      if let later, entry.edge?.to != later.edge?.from {
        step += StyledLine("\(entry.to ?? "") · ", .dim)
      }
      guard (step + strip).displayWidth <= columns else { break }
      strip = step + strip
    }
    return strip.indented(by: margin)
  }

  /// One line for the input, a message, or what is under way.
  private var status: StyledLine {
    let columns = size.columns - 2 * margin
    var line = StyledLine()
    let ongoing = ongoing
    if let input {
      line = input.line(columns - sentence.displayWidth - 2)
      if !sentence.isEmpty {
        line = line.padded(to: columns - sentence.displayWidth) + StyledLine(sentence, .dim)
      }
    } else if let past = shownPast, !layout.panes.contains(.log) {
      line = StyledLine("after: ", .dim) + past.line
    } else if let dropped = droppedNow {
      line = StyledLine(" ✗ \(dropped) ", [.bold, .reversed, .foreground(.yellow)])
    } else {
      line = StyledLine(sentence.isEmpty ? "" : "\(sentence)  ", .foreground(.yellow))
      let room = columns - line.displayWidth
      // A shorter bar would say nothing.
      let ongoing = room < 24 ? [] : ongoing
      if let orphan = ongoing.first(where: \.isOrphan) {
        // Where there is a pane for what is under way, the bar is there.
        line +=
          layout.ongoingRows > 0
          ? StyledLine(orphan.note, .foreground(.yellow))
          : orphan.line(room, hasNote: sentence.isEmpty)
      } else if let first = ongoing.first, !layout.panes.contains(.map) {
        line += first.line(min(room, 60))
        if ongoing.count > 1 { line += StyledLine("  and \(ongoing.count - 1) more", .dim) }
      }
    }
    return line.isEmpty ? line : line.truncated(to: columns).indented(by: margin)
  }

  // MARK: - The help

  private func helpPane(from line: Int) -> [StyledLine] {
    let rows = contentRows
    let (lines, view) = withColumn { column in
      column.layOutAll()
      return column.window(from: line, rows: rows)
    }
    var box = TitledBox(title: StyledLine("help", [.bold, .foreground(.cyan)]), isFocused: true)
    box.note = StyledLine(sample?.path ?? "menu", .dim)
    box.view = view
    return boxed(lines, box, columns: size.columns, rows: layout.paneRows)
  }

  /// Lines in a box, or without a box if there is little room.
  private func boxed(
    _ lines: [StyledLine], _ box: TitledBox, columns: Int, rows: Int
  ) -> [StyledLine] {
    if layout.hasBoxes { return box.lines(lines, columns: columns, rows: rows) }
    return lines.prefix(rows).map { $0.truncated(to: columns) }
      + Array(repeating: StyledLine(), count: max(rows - lines.count, 0))
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension StyledLine {
  /// This line with blanks before it.
  func indented(by columns: Int) -> StyledLine {
    StyledLine(String(repeating: " ", count: columns)) + self
  }
}
