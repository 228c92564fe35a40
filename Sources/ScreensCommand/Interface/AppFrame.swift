import ScreenStates
import Terminal

/// A display of the app as lines: it decides nothing.
@MainActor
struct AppFrame {
  private let display: AppDisplay
  private let kept: AppKept
  private let keys: [KeyBinding]
  private let now: ScreenInstant
  private let begin: ScreenInstant
  private let layout: AppLayout
  private let map: (name: String, start: String?)
  private let cover: CoverDisplay
  private let sample: (any LiveSample)?
  private let ongoing: [Ongoing]

  /// Prepares the present frame of an app that has begun at an instant.
  init(_ app: AppScreen, since begin: ScreenInstant) {
    (display, kept, keys) = (app.display, app.kept, app.state.keys)
    (now, self.begin, layout) = (app.clock.now, begin, app.layout)
    map = app.map
    let now = now
    cover = display.cover ?? CoverDisplay()
    sample = cover.sample ?? display.sample
    // Late answers of all samples, then what the shown one has under way.
    let all = kept.samples.flatMap { $0.ongoing(at: now) } + (cover.sample?.ongoing(at: now) ?? [])
    let present = sample?.ongoing(at: now) ?? []
    ongoing = all.filter(\.isOrphan) + present.filter { !$0.isOrphan }
  }

  /// The time until the frame changes by itself; `nil` if it does not.
  var pause: Duration? {
    let isSpinning = picture.activity != nil && cover.past == nil && cover.help == nil
    if isSpinning || ongoing.contains(where: \.isQuick) { return .milliseconds(100) }
    return ongoing.isEmpty || !layout.hasStatus ? nil : .seconds(1)
  }

  var lines: [StyledLine] {
    let margin = self.margin
    var lines = panes
    if layout.hasStrip { lines.append(strip) }
    let foot = keys.foot(columns: columns, rows: layout.footRows)
      .map { $0.isEmpty ? $0 : $0.indented(by: margin) }
    if layout.hasStatus {
      lines += [status.isEmpty ? status : status.truncated(to: columns).indented(by: margin)] + foot
    } else if let input = cover.input {
      // If there is little room, the input line has precedence.
      lines = lines.dropLast(foot.isEmpty ? 1 : 0) + [input.line(layout.size.columns)]
    } else {
      lines += message.isEmpty ? foot : [StyledLine(message).truncated(to: columns)]
    }
    return lines
  }

  /// The blank cells beside the lines at the bottom.
  private var margin: Int { layout.size.columns >= 24 ? 1 : 0 }

  private var columns: Int { layout.size.columns - 2 * margin }

  private var message: String {
    [cover.message, display.message, kept.offer].first { !$0.isEmpty } ?? ""
  }

  private var picture: SamplePicture {
    cover.past?.picture ?? sample?.picture ?? display.picture
  }

  private var path: String { cover.past?.path ?? sample?.path ?? "" }

  private var panes: [StyledLine] {
    if let help = cover.help { return helpPane(help) }
    if layout.isSplit {
      let lines = screenPane + ongoingPane + logPane
      return layout.panes.contains(.map) ? zip(lines, mapPane).map { $0 + $1 } : lines
    }
    switch layout.panes[0] {
    case .screen: return screenPane
    case .map: return mapPane
    case .log: return logPane
    }
  }

  // MARK: - The screen

  private var screenPane: [StyledLine] {
    let (picture, inner, rows) = (
      picture, layout.inside(layout.screenColumns), layout.contentRows
    )
    var lines = picture.lines(in: layout)
    var first = cover.past == nil ? sample?.firstLine ?? 0 : 0
    if let choice = picture.firstChoice, cover.past == nil, rows > 0,
      let marked = picture.column.rows(
        of: choice + (sample?.choice?.index ?? kept.chosen), columns: layout.textColumns)
    {
      for line in marked {
        lines[line] = StyledLine(lines[line].text, .reversed).padded(to: inner, .reversed)
      }
      // The selected block stays visible.
      first = min(max(first, marked.upperBound - rows + 1), marked.lowerBound)
    }
    if let found = cover.found {
      lines = lines.map { $0.highlighting(found.text) }
      first = min(max(first, found.line - rows + 1), found.line)
    }
    let busy = picture.activity.map { words in
      let phase = Int(begin.duration(to: now) / .milliseconds(100)) % Self.spinner.count
      let shape = cover.past == nil ? Self.spinner[phase] : "…"
      return StyledLine("\(shape) ", .cyan) + StyledLine(words)
    }
    if let busy, lines.isEmpty { lines = [busy] }
    var box = TitledBox(title: title)
    if let busy, !picture.blocks.isEmpty { box.title += "  " + busy }
    box.note = StyledLine(path, .dim)
    if let past = cover.past {
      box.note = StyledLine(" after \(past.time.inThousandths) s ", [.bold, .reversed])
    }
    box.footnote = footnote
    box.isFocused = true
    return boxed(lines, from: first, box, columns: layout.screenColumns, rows: layout.screenRows)
  }

  private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  private var title: StyledLine {
    guard let sample else { return StyledLine("ScreenStates", [.bold, .cyan]) }
    return StyledLine(sample.name, [.bold, .cyan])
      + StyledLine(picture.heading.isEmpty ? "" : " · \(picture.heading)")
  }

  /// The number of dropped answers, and the last result.
  private var footnote: StyledLine {
    let dropped = sample?.log.count { $0.outcome == .dropped } ?? 0
    let mark = dropped > 0 ? StyledLine("✗ \(dropped) dropped", .yellow) : ""
    let result = picture.result == "failure" ? "" : StyledLine(picture.result, .dim)
    return mark + (mark.isEmpty || result.isEmpty ? "" : "  ") + result
  }

  // MARK: - The map and the log

  /// The transitions until the shown frame, the newest first.
  private var taken: [LogEntry] {
    sample?.log.filter { $0.edge != nil && $0.number <= cover.past?.number ?? .max } ?? []
  }

  private var mapPane: [StyledLine] {
    let (columns, rows) = (layout.mapColumns, layout.paneRows)
    let place = StateMapPicture.Highlight(path: path, start: map.start, last: taken.first?.edge)
    func drawn(_ columns: Int, _ rows: Int) -> [StyledLine]? {
      StateMapPicture.lines(of: map.name, place, columns: columns, rows: rows)
    }
    let inside = drawn(layout.inside(columns), layout.inside(rows: rows))
    if inside == nil, let whole = drawn(columns, rows) {
      return whole.map { $0.padded(to: columns) }.filled(to: rows)
    }
    let smallest = StateMapPicture.sizes(of: map.name, startedIn: map.start).last
    let lacking = [
      (name: "columns", present: layout.size.columns, more: (smallest?.columns ?? 0) - columns),
      (name: "lines", present: layout.size.rows, more: (smallest?.rows ?? 0) - rows),
    ].filter { $0.more > 0 }.map { "\($0.present + $0.more) \($0.name)" }
    let words = "The map is drawn from \(lacking.joined(separator: " and ")) on."
    let lines = inside ?? StyledLine(words, .dim).wrapped(to: layout.inside(columns))
    var box = TitledBox(title: StyledLine("states of \(map.name)", .bold))
    box.note = StyledLine(path, .dim)
    if sample != nil, inside != nil { box.footnote = StateMapPicture.legend }
    return boxed(lines, box, columns: columns, rows: rows)
  }

  private var ongoingPane: [StyledLine] {
    guard layout.ongoingRows > 0 else { return [] }
    let lines = ongoing.map { $0.line(layout.inside(layout.screenColumns), hasNote: false) }
    return TitledBox(title: StyledLine("under way", .bold)).lines(
      lines.isEmpty ? [StyledLine("nothing", .dim)] : lines, columns: layout.screenColumns,
      rows: layout.ongoingRows)
  }

  private var logPane: [StyledLine] {
    let (columns, rows) = (layout.screenColumns, layout.logRows)
    let inner = layout.inside(columns)
    let log = sample?.log ?? []
    let marked = cover.past.flatMap { past in log.firstIndex { $0.number == past.number } }
    let first = max((marked ?? 0) - layout.inside(rows: rows) / 2, 0)
    let lines = log.enumerated().map { index, entry in
      let time = entry.time.inThousandths
      let line =
        StyledLine(String(repeating: " ", count: max(8 - time.count, 0)) + time + "  ", .dim)
        + entry.line.indented(by: 2 * entry.host.count { $0 == "/" })
      if index == marked { return StyledLine(line.text, .reversed).padded(to: inner, .reversed) }
      return line
    }
    let box = TitledBox(title: StyledLine("log", .bold), note: StyledLine("newest first", .dim))
    return boxed(lines, from: first, box, columns: columns, rows: rows)
  }

  // MARK: - The lines below

  /// The last transitions, the newest on the right: `loadNews ─success→ displayNews`.
  private var strip: StyledLine {
    let taken = taken
    guard let newest = taken.first, let to = newest.to else { return StyledLine() }
    var strip = StyledLine(" \(to) ", [.green, .reversed, .bold])
    for (entry, later) in zip(taken, [nil] + taken) {
      var step = StyledLine(entry.from ?? "•", .dim)
      step += StyledLine(" ─\(entry.cause)→ ", later == nil ? .plain : .dim)
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
    if let input = cover.input {
      let line = input.line(columns - message.displayWidth - 2)
      return message.isEmpty
        ? line : line.padded(to: columns - message.displayWidth) + StyledLine(message, .dim)
    }
    if let cap = cover.cap { return cap }
    if let past = cover.past {
      return layout.panes.contains(.log) ? "" : StyledLine("after: ", .dim) + past.line
    }
    if let dropped = kept.dropped {
      return StyledLine(" ✗ \(dropped) ", [.bold, .reversed, .yellow])
    }
    let line = StyledLine(message.isEmpty ? "" : "\(message)  ")
    let room = columns - line.displayWidth
    // A shorter bar would say nothing.
    guard room >= 24, let first = ongoing.first else { return line }
    // Where there is a pane for what is under way, the bar is there.
    if first.isOrphan {
      return line
        + (layout.ongoingRows > 0
          ? StyledLine(first.note, .yellow)
          : first.line(room, hasNote: message.isEmpty))
    }
    if layout.ongoingRows > 0 || layout.panes.contains(.map) { return line }
    let rest = ongoing.count > 1 ? StyledLine("  and \(ongoing.count - 1) more", .dim) : ""
    return line + first.line(min(room - rest.displayWidth, 60)) + rest
  }

  // MARK: - The help

  private func helpPane(_ help: TextColumn) -> [StyledLine] {
    var box = TitledBox(title: StyledLine("help", [.bold, .cyan]), isFocused: true)
    box.note = StyledLine(sample?.path ?? "menu", .dim)
    let columns = layout.size.columns
    return boxed(
      help.lines(columns: layout.inside(columns)), from: cover.firstLine, box, columns: columns,
      rows: layout.paneRows)
  }

  /// Lines from the first visible one, in a box, or without a box if there is little room.
  private func boxed(
    _ lines: [StyledLine], from first: Int = 0, _ box: TitledBox, columns: Int, rows: Int
  ) -> [StyledLine] {
    let visible = layout.inside(rows: rows)
    let first = min(max(first, 0), max(lines.count - visible, 0))
    let shown = lines.dropFirst(first).prefix(visible)
    guard layout.hasBoxes else {
      return shown.map { $0.truncated(to: columns) }.filled(to: rows)
    }
    var box = box
    if shown.count < lines.count {
      box.view =
        Double(first) / Double(lines.count)...Double(first + shown.count)
        / Double(lines.count)
    }
    return box.lines(Array(shown), columns: columns, rows: rows)
  }
}

extension [StyledLine] {
  /// These lines, and blank ones below them.
  func filled(to rows: Int) -> [StyledLine] {
    self + Array(repeating: StyledLine(), count: Swift.max(rows - count, 0))
  }
}

extension StyledLine {
  /// This line with blanks before it.
  func indented(by columns: Int) -> StyledLine {
    StyledLine(String(repeating: " ", count: columns)) + self
  }
}
