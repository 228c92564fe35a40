package import ScreenStates
import Terminal

/// An opened sample: its screen, and how the interface shows it.
@MainActor
package final class OpenedSample<Kind: StateKind>: LiveSample {
  package let name: String
  package private(set) var picture = SamplePicture()
  package private(set) var log: [LogEntry] = []

  private let sample: PlainSample<Kind>
  private var feed: ScreenLog?
  private var changed: (String?) -> Void = { _ in }
  private var begin: ScreenInstant
  private var scrolled = 0
  private var heading = ""
  private var token: ObservationToken?

  private static var longestLog: Int { 500 }

  /// Opens a sample whose screen is not started.
  package init(_ sample: PlainSample<Kind>, named name: String) {
    self.sample = sample
    self.name = name
    begin = sample.screen.clock.now
  }

  package var path: String { sample.screen.path }

  package var faults: FaultDesk? { sample.faults }

  package var underWay: [UnderWay] { sample.screen.underWay }

  package var writable: [String] { sample.help }

  package var choice: Choice? { sample.choice(sample.screen) }

  package var firstLine: Int {
    get { sample.firstLine.map { sample.screen.kept[keyPath: $0] } ?? scrolled }
    set {
      if let path = sample.firstLine {
        sample.screen.kept[keyPath: path] = newValue
      } else {
        scrolled = newValue
      }
    }
  }

  package func start(_ changed: @escaping (String?) -> Void) {
    let screen = sample.screen
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
    picture = sample.picture(display)
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
    entry.time = begin.duration(to: sample.screen.clock.now)
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
    if log.count > Self.longestLog { log.removeLast() }
    if entry.outcome != .taken { changed(dropped) }
  }

  package func stop() {
    token = nil
    feed = nil
    changed = { _ in }
    sample.screen.stop()
    faults?.close()
  }

  package func send(_ text: String) -> PlainAnswer { sample.answer(text) }

  package func completed(_ text: String) -> String { sample.completed(text) }

  package func settled() async { await sample.screen.settled() }
}

extension OpenedSample {
  package func keys(
    say: @escaping (String) -> Void, write: @escaping (String) -> Void
  ) -> [KeyBinding] {
    let (screen, numbered) = (sample.screen, sample.numbered(sample.screen))
    var keys = sample.requests.compactMap { request in
      request.key.map { key in
        let isAnswered = request.isAnswered(screen.state)
        return KeyBinding(
          [.character(key)], key.keySign, request.name == numbered?.name ? "" : request.name,
          request.summary, isAnswered ? .plain : .faint
        ) { [path] _ in
          if request.argument != nil, isAnswered { return write(request.name + " ") }
          // Also to a state that ignores it: the log shows that.
          let answer = request.send(screen, "")
          say(isAnswered ? answer ?? "" : "\(path) ignores \"\(request.name)\".")
        }
      }
    }
    // Two requests can have the same key if no state answers both.
    for key in keys where key.look == .plain {
      keys.removeAll { $0.sign == key.sign && $0.look == .faint }
    }
    if let (name, count) = numbered, count > 0 {
      let digits = KeyBinding.digits(count)
      keys.append(
        KeyBinding(
          digits, count == 1 ? "1" : "1–\(digits.count)", name, "\(name) the one with that number"
        ) { [self] key in
          if case .character(let digit) = key, case .sentence(let text) = send("\(name) \(digit)") {
            say(text)
          }
        })
    }
    return keys + (faults?.keys(say: say) ?? [])
  }
}

extension FaultDesk {
  /// The keys that arm the supported faults.
  fileprivate func keys(say: @escaping (String) -> Void) -> [KeyBinding] {
    supported.map { fault in
      KeyBinding(
        [.character(fault.key)], fault.key.keySign, fault.rawValue,
        "the next answer: \(fault.meaning)", armed == fault ? .on : .plain
      ) { [self] _ in
        arm(fault)
        say(armed == fault ? "The next answer: \(fault.meaning)." : "The next answer is normal.")
      }
    }
  }
}

extension Screen {
  /// The name of the work that began last.
  fileprivate var newestWork: String? {
    let works = underWay.filter { $0.form == .work }
    let work = works.last { $0.owner == .state } ?? works.last
    return work.flatMap { $0.path.split(separator: "/").last.map(String.init) }
  }
}
