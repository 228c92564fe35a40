package import ScreenStates
package import Terminal

/// The view in a terminal and its keys: one interface for the menu and for all samples.
///
/// It decides nothing: it reads displays, and sends requests to the states of the app and of the
/// shown sample.
@MainActor
package final class AppView {
  /// What the keys apply to.
  enum Mode {
    case usual
    case help(firstLine: Int)
    case writing(InputLine)
    case searching(InputLine)
  }

  /// The app's screen: the menu, or a sample.
  package let app: AppScreen
  /// The opened samples, which continue while others are shown.
  package var samples: [any LiveSample] { shelf.samples }

  let entries: [AppEntry]
  let clock: any ScreenClock
  var size: TerminalSize
  var mode = Mode.usual
  /// The content of the help, made when it was opened.
  var help: [TextBlock] = []
  /// The focused pane.
  package internal(set) var focus = Pane.screen
  var wantsMap = true
  /// Whether the user has quit.
  var hasLeft = false
  /// The index of the selected menu entry.
  var chosen: Int
  /// The requests, newest first.
  package internal(set) var log: [LogEntry] = []
  /// The number of the selected log entry; `nil` for the newest.
  var marked: Int?
  /// The number of the log entry whose frame is shown; `nil` for the present frame.
  var past: Int?
  /// The message about the last request.
  var sentence = ""
  /// The line that the search has found.
  var found: Int?
  /// The shown column, with the width and the revision for which it was made.
  var column: (column: TextColumn, key: String)?

  private let shelf: Shelf
  private let draw: ([StyledLine]) -> Void
  private let ticker: Ticker
  let start: ScreenInstant
  private var token: ObservationToken?
  private var isShown = false
  private var revision = 0
  /// Incremented before and after each event of the terminal.
  var happening = 0
  /// What was dropped last, and how long that is said.
  var dropped: (sentence: String, until: ScreenInstant)?
  /// When each sample took its last transition.
  var changes: [String: ScreenInstant] = [:]
  private var firstSeen: [String: ScreenInstant] = [:]

  /// How long a change flashes.
  private static let flash = Duration.milliseconds(300)

  /// Makes a view, which shows nothing until ``appear()``.
  ///
  /// - Parameters:
  ///   - entries: The samples.
  ///   - name: The sample to open first; the menu if there is no such sample.
  ///   - size: The size of the terminal.
  ///   - clock: The clock for the seconds on screen.
  ///   - draw: Shows a frame.
  package init(
    of entries: [AppEntry], opening name: String?, size: TerminalSize,
    clock: any ScreenClock = .continuous, draw: @escaping ([StyledLine]) -> Void
  ) {
    self.entries = entries
    self.size = size
    self.clock = clock
    self.draw = draw
    let shelf = Shelf(entries)
    self.shelf = shelf
    ticker = Ticker(clock: clock)
    start = clock.now
    let known = entries.firstIndex { $0.name == name }
    chosen = known ?? 0
    app = AppScreen(
      initial: known.map { .sample(entries[$0].name) } ?? .menu,
      states: AppStates { try shelf.sample($0) }, clock: clock)
  }

  /// Starts the app and shows it.
  package func appear() {
    shelf.opened = { [weak self] in self?.follow($0) }
    token = app.observe { [weak self] _ in self?.turn() }
    app.start()
    // Draw only from the app's first settled frame on.
    isShown = true
    redraw()
  }

  /// Stops drawing, all samples, and the app.
  package func disappear() {
    isShown = false
    token = nil
    ticker.run(at: nil) {}
    for sample in samples { sample.stop() }
    app.stop()
  }

  /// Shows the app and handles events until the user quits.
  package func run(_ events: AsyncStream<TerminalEvent>) async {
    appear()
    for await event in events {
      guard receive(event) else { break }
    }
    disappear()
  }

  /// Handles an event of the terminal.
  ///
  /// - Returns: False when the user has quit.
  package func receive(_ event: TerminalEvent) -> Bool {
    happening += 1
    defer { happening += 1 }
    switch event {
    case .end: return false
    case .resize(let size): resize(to: size)
    case .key(let key): press(key)
    }
    if !hasLeft { redraw() }
    return !hasLeft
  }

  /// The shown sample; `nil` in the menu.

  /// The shown sample; `nil` in the menu.
  var sample: (any LiveSample)? { app.display.sample }

  var layout: AppLayout { AppLayout(size, wantsMap: wantsMap, focus: focus) }

  var isHelp: Bool { if case .help = mode { true } else { false } }

  /// The present picture, or that of an earlier log entry.
  var picture: SamplePicture {
    if let past = shownPast { return past.picture }
    if let failure = app.display.failure { return SamplePicture([SamplePicture.failure(failure)]) }
    return sample?.picture ?? menu
  }

  /// Redraws with a new column, because the content has changed.
  func turn() {
    revision += 1
    redraw()
  }

  /// Calls `body` with the column of the present content.
  func withColumn<Value>(_ body: (inout TextColumn) -> Value) -> Value {
    if isHelp {
      var made = TextColumn(help, columns: layout.inside(size.columns))
      return body(&made)
    }
    let columns = min(layout.inside(layout.screenColumns), AppLayout.widestText)
    let key = "\(revision) \(columns) \(past ?? -1) \(sample == nil ? chosen : -1)"
    var current = column?.key == key ? column?.column : nil
    var made = current.take() ?? TextColumn(picture.blocks, columns: columns)
    column = nil
    defer { column = (made, key) }
    return body(&made)
  }

  /// The place of a sample on its map.
  func place(of name: String) -> StateMapPicture.Highlight {
    if let past = shownPast, past.sample == name {
      return StateMapPicture.Highlight(path: past.path, last: past.edge)
    }
    guard let sample = samples.first(where: { $0.name == name }) else {
      return StateMapPicture.Highlight()
    }
    let last = log.first { $0.sample == name && $0.edge != nil }?.edge
    let isFresh = changes[name].map { clock.now < $0.advanced(by: Self.flash) } ?? false
    return StateMapPicture.Highlight(path: sample.path, last: last, isFresh: isFresh)
  }

  /// The pending answers of exited states in all samples, then what the shown sample has under way.
  var ongoing: [Ongoing] {
    let now = clock.now
    let orphans = samples.flatMap { ($0.faults?.waits ?? []).filter(\.hasLeft) }
      .map { Ongoing($0, at: now) }
    guard let sample else { return orphans }
    let waits = sample.faults?.waits.filter { !$0.hasLeft } ?? []
    let others = sample.underWay.filter { underWay in
      let state = underWay.path.split(separator: "/").last.map(String.init)
      return underWay.form != .work || !waits.contains { $0.owner == state }
    }
    let keys = others.map { "\($0.path) \($0.form) \($0.cause)" }
    firstSeen = Dictionary(keys.map { ($0, firstSeen[$0] ?? now) }) { first, _ in first }
    return orphans + waits.map { Ongoing($0, at: now) }
      + zip(keys, others).compactMap { Ongoing($1, since: firstSeen[$0] ?? now, at: now) }
  }

  /// The spinner's animation step.
  var spinnerPhase: Int { Int(start.duration(to: clock.now) / .milliseconds(100)) }

  func redraw() {
    guard isShown else { return }
    draw(frame)
    ticker.run(at: nextChange) { [weak self] in self?.redraw() }
  }

  /// When the frame changes next without an event; `nil` if it does not.
  private var nextChange: ScreenInstant? {
    let now = clock.now
    var instants = changes.values.map { $0.advanced(by: Self.flash) }
    if let dropped { instants.append(dropped.until) }
    let ongoing = ongoing
    let isQuick = picture.activity != nil && past == nil || ongoing.contains(where: \.isQuick)
    let showsTimers = !ongoing.isEmpty && (layout.panes.contains(.map) || layout.hasStatus)
    if isQuick {
      instants.append(now.advanced(by: .milliseconds(100)))
    } else if showsTimers {
      instants.append(now.advanced(by: .seconds(1)))
    }
    return instants.filter { $0 > now }.min()
  }

  private func resize(to size: TerminalSize) {
    let line = sample?.firstLine ?? 0
    let rows = layout.inside(rows: layout.paneRows)
    let place = withColumn { column in column.place(of: column.clamped(line, rows: rows)) }
    self.size = size
    // Keep the same text at the top.
    if line > 0 { sample?.firstLine = withColumn { $0.line(of: place) } }
  }

  private var menu: SamplePicture {
    let width = entries.map(\.name.displayWidth).max() ?? 0
    var lines: [StyledLine] = []
    for (index, entry) in entries.enumerated() {
      let name = StyledLine("\(index + 1)  ", .foreground(.cyan))
      let sample = samples.first { $0.name == entry.name }
      let text =
        sample.map { StyledLine("● \($0.path)", .foreground(.green)) }
        ?? StyledLine(entry.summary, .dim)
      lines.append(name + StyledLine(entry.name, .bold).padded(to: width + 2) + text)
    }
    lines += [
      SamplePicture.blank,
      StyledLine("A screen is in exactly one state, and nothing outlives its state.", .dim),
    ]
    var picture = SamplePicture()
    picture.blocks = lines.map { line in TextBlock { [line.truncated(to: $0)] } }
    picture.firstChoice = 0
    return picture
  }
}
