package import ScreenStates

/// A sample screen, with all that is needed to run it on lines of text or in a terminal.
@MainActor
package final class SampleScreen<Kind: StateKind>: LiveSample {
  package let name: String
  /// The screen, not started yet; a run starts and stops it.
  package let screen: Screen<Kind>
  package let requests: [PlainRequest<Kind>]
  /// Draws a display, as a picture and as lines of plain text.
  let drawing: (Kind.Display) -> SamplePicture
  let showsError: (Kind.Display) -> Bool

  // MARK: - In a terminal

  /// The request that a digit sends as its argument, and the number of things; `nil` if digits do
  /// nothing now.
  var numbered: (Screen<Kind>) -> (name: String, count: Int)? = { _ in nil }
  /// What the arrow keys choose from; `nil` if they scroll.
  var choices: (Screen<Kind>) -> Choice? = { _ in nil }
  package let faults: FaultDesk?
  package var firstLine = 0

  package private(set) var picture = SamplePicture()
  package private(set) var log: [LogEntry] = []
  private var feed: ScreenLog?
  private var changed: (String?) -> Void = { _ in }
  private var begin: ScreenInstant
  private var heading = ""
  private var token: ObservationToken?

  /// Makes a sample of a screen that is not started yet.
  package init(
    _ name: String, _ screen: Screen<Kind>, requests: [PlainRequest<Kind>],
    faults: FaultDesk? = nil, showsError: @escaping (Kind.Display) -> Bool = { _ in false },
    drawing: @escaping (Kind.Display) -> SamplePicture
  ) {
    (self.name, self.screen, self.requests, self.faults) = (name, screen, requests, faults)
    (self.showsError, self.drawing) = (showsError, drawing)
    begin = screen.clock.now
  }

  package var path: String { screen.path }

  package var underWay: [UnderWay] { screen.underWay }

  package var choice: Choice? { choices(screen) }

  package func start(_ changed: @escaping (String?) -> Void) {
    self.changed = changed
    begin = screen.clock.now
    feed = ScreenLog { [weak self] in self?.note($0) }
    feed?.follow(screen)
    faults?.owner = { [weak screen] in screen?.newestWork }
    faults?.changed = { changed(nil) }
    screen.start()
    token = screen.observe { [weak self] in self?.show($0) }
  }

  /// Shows a settled frame, and adds it to the log entries that led to it.
  private func show(_ display: Kind.Display) {
    picture = drawing(display)
    // New content begins at the top; the same content keeps its scroll position.
    if picture.firstChoice == nil, !picture.heading.isEmpty {
      if !heading.isEmpty, heading != picture.heading { firstLine = 0 }
      heading = picture.heading
    }
    let led = log.indices.filter { !log[$0].isSettled }
    for index in led {
      (log[index].picture, log[index].path) = (picture, path)
      log[index].isSettled = true
    }
    if let last = led.first { log[last].result = picture.result }
    changed(nil)
  }

  /// Adds a request to the log at once; its frame follows.
  private func note(_ entry: LogEntry) {
    var entry = entry
    entry.number = (log.first?.number ?? 0) + 1
    entry.time = begin.duration(to: screen.clock.now)
    (entry.picture, entry.path) = (picture, path)
    // A request that is not taken can have a frame of its own, which comes before the next request.
    for index in log.indices where log[index].outcome != .taken { log[index].isSettled = true }
    var dropped: String?
    if entry.outcome == .dropped {
      let owner = faults?.takeOrphan() ?? entry.from
      entry.result = owner.map { "of \($0), which had exited" } ?? ""
      dropped = "dropped: the answer to \(owner ?? "a state") came after it had exited"
    }
    log.insert(entry, at: 0)
    if log.count > 500 { log.removeLast() }
    if entry.outcome != .taken { changed(dropped) }
  }

  package func stop() {
    token = nil
    feed = nil
    changed = { _ in }
    screen.stop()
    faults?.close()
  }
}
