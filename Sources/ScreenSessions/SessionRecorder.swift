public import Foundation
public import ScreenStates

/// Records what happens on a screen, and on the screens that it hosts, while it happens.
///
/// ```swift
/// let recorder = SessionRecorder(screen, named: "notes", to: .memory(last: 200))
/// ```
///
/// It writes only the names of kinds and causes; `writing` adds more (``SessionPart``). It makes
/// names and JSON later: in memory when the session is read, for a file on another thread. It makes
/// the JSON of your values, and the names of hosted kinds and of kinds that are not `Sendable`, in
/// the next turn of the main actor. Its release ends it, for a file or a closure at the end of that
/// turn; it does not keep the screen alive.
@MainActor
public final class SessionRecorder {
  /// The destination of a session.
  public enum Destination: Sendable {
    /// The last steps, in memory, to add to a crash or bug report.
    case memory(last: Int)
    /// To a file, one line per step, in the background; an existing file is replaced. A recorder that
    /// still writes it ends; a file that another program records is left as it is, and `onProblem` is
    /// told.
    case file(URL)
    /// To a closure, which gets each line of the file, in the background and in order.
    case lines(@Sendable (String) -> Void)
  }

  /// The name of the session.
  public let name: String

  private let parts: [SessionPart]
  private let onProblem: @Sendable (String) -> Void
  private let clock: any ScreenClock
  private let start: ScreenInstant
  private var taps: [Tap] = []
  private var count = 0
  private var ring: Ring?
  /// The events of this turn of the main actor, for a file or a closure.
  private var untold: [RecordedEvent] = []
  /// Called with a sentence about the first value that cannot be written.
  private var onBadValue: ((String) -> Void)?
  private var output: AsyncStream<[Line]>.Continuation?
  private var writing: Task<Void, Never>?
  /// The latest writer of each file, by its path: two at once would mix their lines.
  private static var writers:
    [String: (output: AsyncStream<[Line]>.Continuation?, writing: Task<Void, Never>?)] = [:]

  /// A recorded screen.
  @MainActor
  private final class Tap {
    let number: Int
    weak var screen: AnyObject?
    var tokens: [ObservationToken] = []
    /// Returns the kind in a form whose name any thread can read; nil if it has none.
    var sendable: ((any StateKind) -> (any StateKind & Sendable)?)?
    /// Its latest hosting, and the number of its host.
    weak var hosting: ScreenWork?
    var host = 0
    /// Whether it has stopped since then.
    var hasStopped = false
    /// Whether the observers are in their first call, which has the current value.
    var isBeginning = true
    /// Whether a transition draws the next frame.
    var isMoving = false

    init(_ number: Int, _ screen: AnyObject) { (self.number, self.screen) = (number, screen) }
  }

  /// Starts recording.
  ///
  /// - Parameters:
  ///   - screen: The screen, preferably before it is started.
  ///   - name: The name of the session.
  ///   - destination: The destination of the session.
  ///   - parts: What to write in addition to names; by default nothing.
  ///   - onProblem: Called with a sentence, on any thread, once if the file cannot be written and
  ///     once if a value cannot be written. By default it prints to standard error.
  public convenience init<Kind: StateKind>(
    _ screen: Screen<Kind>, named name: String, to destination: Destination,
    writing parts: [SessionPart] = [],
    onProblem: @escaping @Sendable (String) -> Void = SessionRecorder.printProblem
  ) {
    self.init(of: screen, name, destination, parts, onProblem)
  }

  /// Starts recording; for a file, the thread that writes it makes the names of `Sendable` kinds.
  public convenience init<Kind: StateKind & Sendable>(
    _ screen: Screen<Kind>, named name: String, to destination: Destination,
    writing parts: [SessionPart] = [],
    onProblem: @escaping @Sendable (String) -> Void = SessionRecorder.printProblem
  ) {
    self.init(of: screen, name, destination, parts, onProblem)
    // A description may be isolated to the main actor: another thread would not see it.
    if !(Kind.self is any CustomStringConvertible.Type) { taps.first?.sendable = { $0 as? Kind } }
  }

  private init<Kind: StateKind>(
    of screen: Screen<Kind>, _ name: String, _ destination: Destination, _ parts: [SessionPart],
    _ onProblem: @escaping @Sendable (String) -> Void
  ) {
    self.name = name
    self.parts = parts
    clock = screen.clock
    start = clock.now
    (self.onProblem, onBadValue) = (onProblem, onProblem)
    switch destination {
    case .memory(let limit): ring = Ring(limit: max(1, limit))
    case .file(let file):
      let former = Self.writers[file.path]
      former?.output?.finish()
      write(to: file) {
        await former?.writing?.value
        let opened = try Self.open(file)
        return { text in try opened.handle.write(contentsOf: Data(text.utf8)) }
      }
      Self.writers[file.path] = (output, writing)
    case .lines(let take): write { take }
    }
    if screen.kind.name == "\(Kind.self)", Mirror(reflecting: screen.kind).displayStyle == .enum {
      onProblem(
        "The cases of \(Kind.self) have no names in this build (-disable-reflection-metadata). "
          + "Write `nonisolated var name` in \(Kind.self).")
    }
    attend(screen)
  }

  deinit {
    // The writer would otherwise wait for more lines.
    output?.finish()
  }

  /// The session with the steps in memory; nil if the destination is a file or a closure.
  public var session: Session? {
    guard let ring else { return nil }
    var (session, places, further) = (Session(name: name), Places(), 0)
    for event in ring.all {
      var line = event.told { session.add($0, orCountIn: &further) }
      places.complete(&line)
      if let step = line.step { session.steps.append(step) }
    }
    if further > 0 { session.problems.append("Further values that were left out: \(further).") }
    return session
  }

  /// Ends the recording; returns when all events so far are written.
  public func finish() async {
    // Cancelled, not just released: a released token counts as a mistake of the app.
    for tap in taps { for token in tap.tokens { token.cancel() } }
    taps = []
    hand()
    output?.finish()
    await writing?.value
    Self.writers = Self.writers.filter { $0.value.writing != writing }
  }

  /// Prints a sentence to standard error.
  public static let printProblem: @Sendable (String) -> Void = { sentence in
    // It throws if nothing can be written; the other function of this name ends the app then.
    try? FileHandle.standardError.write(contentsOf: Data("ScreenSessions: \(sentence)\n".utf8))
  }

  // MARK: - Following screens

  /// Follows a screen, or records that it is hosted again.
  fileprivate func attend<Kind>(
    _ screen: Screen<Kind>, hostedBy host: Int? = nil, in hosting: ScreenWork? = nil
  ) {
    taps.removeAll { $0.screen == nil }
    let known = taps.first { $0.screen === screen }
    let tap = known ?? Tap(count, screen)
    if let host {
      (tap.hosting, tap.host, tap.hasStopped) = (hosting, host, false)
      add(tap, .hosted(by: host))
    }
    guard known == nil else { return }
    count += 1
    taps.append(tap)
    hear(screen, tap)
    let attendChild: @MainActor (ScreenWork) -> Void = { [weak self, number = tap.number] in
      ($0.hostedScreen as? any RecordedScreen)?.beRecorded(by: self, hostedBy: number, in: $0)
    }
    tap.tokens.append(screen.observeHosting(attendChild))
    for hosting in screen.hostings { attendChild(hosting) }
  }

  private func hear<Kind>(_ screen: Screen<Kind>, _ tap: Tap) {
    let parts = parts.filter { $0.kinds == Kind.self }
    let kindPart = parts.first { $0.form == .kind }?.part
    let displayPart = parts.first { $0.form == .display }?.part
    let keptPart = parts.first { $0.form == .kept }?.part
    if screen.isRunning {
      add(tap, .running(in: .init("")), screen.kind, kindPart?(screen.kind))
    }
    // Weak, because another thread may release the recorder while the screen calls an observer.
    tap.tokens = [
      screen.observeTransitions { [weak self, weak tap] record in
        guard let self, let tap else { return }
        var outcome = record.outcome == .taken ? Session.Outcome.taken : .ignored
        if case .refused(let refusal) = record.outcome {
          outcome = .refused(reason: refusal.reason.rawValue, sentence: refusal.description)
        }
        if outcome == .taken {
          tap.isMoving = true
          // A stop ends the hosting for who reads the session, but it may go on.
          if tap.hasStopped, tap.hosting?.isUnderWay == true { add(tap, .hosted(by: tap.host)) }
          tap.hasStopped = record.to == nil
        }
        add(
          tap, .request(from: nil, to: nil, cause: record.cause, outcome: outcome), record.to,
          record.to.flatMap { kindPart?($0) })
      },
      screen.observe { [weak self, weak screen, weak tap] display in
        guard let self, let tap else { return }
        let isMoving = tap.isMoving
        tap.isMoving = false
        // The frame of a transition is not an event of its own, unless its display is written.
        if displayPart == nil, isMoving || tap.isBeginning { return }
        if tap.isBeginning, screen?.isRunning != true { return }
        add(tap, .frame(nil), nil, displayPart?(display))
      },
    ]
    if Kind.Kept.self != Void.self {
      let token = screen.observeKept { [weak self, weak tap] kept in
        guard let self, let tap else { return }
        if keptPart == nil, tap.isBeginning { return }
        add(tap, .kept(nil), nil, keptPart?(kept))
      }
      tap.tokens.append(token)
    }
    tap.isBeginning = false
  }

  // MARK: - Handing on

  private func add(
    _ tap: Tap, _ event: Session.Event, _ kind: (any StateKind)? = nil,
    _ value: (any Encodable)? = nil
  ) {
    let line = Line(
      event, of: tap.number, at: start.duration(to: clock.now),
      kind: kind.flatMap { tap.sendable?($0) })
    let event = RecordedEvent(line: line, screen: tap.screen, kind: kind, value: value)
    ring?.add(event)
    if ring != nil { return }
    untold.append(event)
    if untold.count == 1 { Task { self.hand() } }
  }

  /// Passes the events of this turn to the writer.
  private func hand() {
    let lines = untold.map { event in event.told { onBadValue.take()?($0) } }
    untold.removeAll(keepingCapacity: true)
    output?.yield(lines)
  }

  /// Writes each line at once, on another thread; a crash loses the lines not yet passed to it.
  private func write(
    to file: URL? = nil, _ open: @escaping @Sendable () async throws -> (String) throws -> Void
  ) {
    let (turns, continuation) = AsyncStream.makeStream(of: [Line].self)
    output = continuation
    writing = Task.detached(priority: .utility) { [name, onProblem] in
      do {
        let write = try await open()
        try write(json(of: Header(name: name)) + "\n")
        var places = Places()
        for await turn in turns {
          for var line in turn {
            places.complete(&line)
            try write(line.text)
          }
        }
      } catch {
        let path = file?.path ?? name
        onProblem("\(path) cannot be written, so the rest is lost: \(sentence(for: error))")
      }
    }
  }

  /// Opens a file to write a session to; an existing file is replaced.
  nonisolated package static func open(_ file: URL) throws -> OpenedFile {
    func failure(_ reason: String) -> CocoaError {
      CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: reason])
    }
    // Follows links, also one to an open pipe (/dev/fd), which leads to no file.
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let target = file.resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: target)[.type]
    let fit: [FileAttributeType] = [.typeRegular, .typeCharacterSpecial, .typeDirectory]
    // A pipe waits for a reader, and ends the app when the reader closes it.
    if isThere, !fit.contains(where: { $0 == type as? FileAttributeType }) {
      throw failure("It is a pipe. Name a plain file.")
    }
    if !isThere { try Data().write(to: file) }
    let handle = try FileHandle(forWritingTo: file)
    let isFile = !isThere || type as? FileAttributeType == .typeRegular
    // Another program may hold it, or a recorder with another path to it, until it closes its handle.
    if isFile, flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw failure("Another recorder writes it. Name another file.")
    }
    // Only a file can be truncated; a device cannot.
    try? handle.truncate(atOffset: 0)
    return OpenedFile(handle: handle)
  }
}

/// A file that a recorder writes, and that no other can write until this is released.
package final class OpenedFile {
  package let handle: FileHandle

  fileprivate init(handle: FileHandle) { self.handle = handle }

  // A process that the app is just starting has a copy of the handle, which would keep the lock.
  deinit { flock(handle.fileDescriptor, LOCK_UN) }
}

/// A hosted screen, whose type of kind the recorder does not know.
@MainActor
private protocol RecordedScreen {
  func beRecorded(by recorder: SessionRecorder?, hostedBy host: Int, in hosting: ScreenWork)
}

extension Screen: RecordedScreen {
  fileprivate func beRecorded(
    by recorder: SessionRecorder?, hostedBy host: Int, in hosting: ScreenWork
  ) {
    recorder?.attend(self, hostedBy: host, in: hosting)
  }
}
