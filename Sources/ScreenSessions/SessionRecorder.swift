public import Foundation
public import ScreenStates

/// Writes down what happens on a screen, and on the screens that it hosts, while it happens.
///
/// ```swift
/// let recorder = SessionRecorder(screen, named: "notes", to: .memory(last: 200))
/// ```
///
/// Only the names of kinds and causes are written, unless `writing` says more (``SessionPart``). A
/// transition notes what happened and no more: names, and the JSON of what is written beside them, are
/// made when they are asked for or, for a file, on the next turn of the main actor, and the file is
/// written on another thread. Recording ends when the recorder is released; it does not keep the screen
/// alive.
@MainActor
public final class SessionRecorder {
  /// Where a session is written to.
  public enum Destination: Sendable {
    /// Into memory, the last so many steps: to be added to a report of a crash or of a bug.
    case memory(last: Int)
    /// Into a file, a line a step, in the background; what was in the file is replaced.
    case file(URL)
    /// To a closure, a line of the file each, in the background and in order.
    case lines(@Sendable (String) -> Void)
  }

  /// What the session is called.
  public let name: String

  private let parts: [SessionPart]
  private let onProblem: @Sendable (String) -> Void
  private let clock: any ScreenClock
  private let start: ScreenInstant
  private var taps: [Tap] = []
  private var count = 0
  private var ring: Ring?
  /// What has happened in this turn of the main actor, for a file or a closure.
  private var untold: [RecordedEvent] = []
  private var steps = Steps()
  private var output: AsyncStream<Session.Step>.Continuation?
  private var writing: Task<Void, Never>?

  /// A screen that is recorded.
  @MainActor
  private final class Tap {
    let number: Int
    weak var screen: AnyObject?
    var tokens: [ObservationToken] = []
    /// Whether the observers are told what is there already.
    var isBeginning = true
    /// Whether the next frame is that of a transition.
    var isMoving = false

    init(_ number: Int, _ screen: AnyObject) {
      self.number = number
      self.screen = screen
    }
  }

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - screen: The screen; best before it is started.
  ///   - name: What the session is called.
  ///   - destination: Where it is written to.
  ///   - parts: What is written beside names; by default nothing.
  ///   - onProblem: Told, once, in a sentence and on any thread, that a file cannot be written, and of a
  ///     value that cannot; by default that goes to the standard error.
  public init<Kind: StateKind>(
    _ screen: Screen<Kind>, named name: String, to destination: Destination,
    writing parts: [SessionPart] = [],
    onProblem: @escaping @Sendable (String) -> Void = SessionRecorder.printProblem
  ) {
    self.name = name
    self.parts = parts
    clock = screen.clock
    start = clock.now
    self.onProblem = onProblem
    switch destination {
    case .memory(let limit): ring = Ring(limit: max(1, limit))
    case .file(let file): write { SessionWriter(name, file: file, onProblem: onProblem) }
    case .lines(let take): write { SessionWriter(name, onProblem: onProblem, take: take) }
    }
    if let problem = problem(withNamesOf: screen.kind) { onProblem(problem) }
    attend(screen, hostedBy: nil)
  }

  deinit {
    // Else what writes would wait for more.
    output?.finish()
  }

  /// What happened so far, as far back as the recorder reaches; nil where it goes to a file or to a
  /// closure.
  public var session: Session? {
    guard let ring else { return nil }
    var steps = Steps()
    var session = Session(name: name, steps: ring.all.map { steps.step(for: $0) })
    session.problems = steps.problems
    return session
  }

  /// Ends the recording; returns when all that has happened until now is written.
  public func finish() async {
    taps = []
    hand()
    output?.finish()
    await writing?.value
  }

  /// Prints a sentence to the standard error.
  public static let printProblem: @Sendable (String) -> Void = { sentence in
    FileHandle.standardError.write(Data("ScreenSessions: \(sentence)\n".utf8))
  }

  // MARK: - Following screens

  /// Follows a screen, or notes that it is hosted again.
  fileprivate func attend<Kind: StateKind>(
    _ screen: Screen<Kind>, hostedBy host: Int?
  ) {
    taps.removeAll { $0.screen == nil }
    let known = taps.first { $0.screen === screen }
    let tap = known ?? Tap(count, screen)
    if let host { add(tap, .hosted(by: host)) }
    guard known == nil else { return }
    count += 1
    taps.append(tap)
    if screen.isRunning {
      add(tap, .running(in: screen.kind, part(.kind, of: Kind.self)?(screen.kind)))
    }
    tap.tokens = [hearRequests(of: screen, tap), hearFrames(of: screen, tap)]
    if Kind.Kept.self != Void.self { tap.tokens.append(hearKept(of: screen, tap)) }
    tap.isBeginning = false
    let number = tap.number
    tap.tokens.append(
      screen.observeHosting { [weak self] child in
        (child as? any RecordedScreen)?.beRecorded(by: self, hostedBy: number)
      })
    for child in screen.hostedScreens {
      (child as? any RecordedScreen)?.beRecorded(by: self, hostedBy: number)
    }
  }

  private func hearRequests<Kind: StateKind>(
    of screen: Screen<Kind>, _ tap: Tap
  ) -> ObservationToken {
    let part = part(.kind, of: Kind.self)
    return screen.observeTransitions { [weak self, unowned tap] record in
      let outcome: RecordedEvent.Outcome =
        switch record.outcome {
        case .taken: .taken
        case .ignored: .ignored
        case .refused(let refusal): .refused(refusal)
        }
      if case .taken = outcome { tap.isMoving = true }
      self?.add(
        tap,
        .request(
          from: record.from, to: record.to,
          record.to.flatMap { part?($0) }, cause: record.cause, outcome))
    }
  }

  private func hearFrames<Kind: StateKind>(
    of screen: Screen<Kind>, _ tap: Tap
  ) -> ObservationToken {
    let part = part(.display, of: Kind.self)
    return screen.observe { [weak self, weak screen, unowned tap] display in
      // Before the app's code is called, which may release the recorder.
      let isMoving = tap.isMoving
      tap.isMoving = false
      // The frame of a transition need not be told, unless it is written.
      if part == nil, isMoving || tap.isBeginning { return }
      if tap.isBeginning, screen?.isRunning != true { return }
      self?.add(tap, .frame(part?(display)))
    }
  }

  private func hearKept<Kind: StateKind>(of screen: Screen<Kind>, _ tap: Tap) -> ObservationToken {
    let part = part(.kept, of: Kind.self)
    return screen.observeKept { [weak self, unowned tap] kept in
      if part == nil, tap.isBeginning { return }
      self?.add(tap, .kept(part?(kept)))
    }
  }

  private func part<Kind: StateKind>(
    _ form: SessionPart.Form, of kinds: Kind.Type
  ) -> (@MainActor (Any) -> (any Encodable)?)? {
    parts.first { $0.form == form && $0.kinds == kinds }?.part
  }

  /// A sentence where the names of kinds cannot be told: some apps are built without them.
  private func problem<Kind: StateKind>(withNamesOf kind: Kind) -> String? {
    guard kind.name.hasPrefix("\(Kind.self)(rawValue: ") else { return nil }
    return
      "The cases of \(Kind.self) have no names in this build (-disable-reflection-metadata). Write "
      + "`name` in \(Kind.self)."
  }

  // MARK: - Handing on

  private func add(_ tap: Tap, _ event: RecordedEvent.Event) {
    let entry = RecordedEvent(time: start.duration(to: clock.now), screen: tap.number, event: event)
    ring?.add(entry)
    if ring != nil { return }
    untold.append(entry)
    if untold.count == 1 { Task { self.hand() } }
  }

  /// Makes steps of what has happened, and hands them on.
  private func hand() {
    let hadProblems = !steps.problems.isEmpty
    for entry in untold { output?.yield(steps.step(for: entry)) }
    untold.removeAll(keepingCapacity: true)
    if !hadProblems, let problem = steps.problems.first { onProblem(problem) }
  }

  /// Writes what is handed on, on another thread.
  private func write(with makeWriter: @escaping @Sendable () -> SessionWriter) {
    let (stream, continuation) = AsyncStream.makeStream(of: Session.Step.self)
    output = continuation
    writing = Task.detached(priority: .utility) {
      var writer = makeWriter()
      for await step in stream { writer.write(step) }
      writer.end()
    }
  }
}

/// A screen whose kinds the recorder does not know: a hosted one.
@MainActor
private protocol RecordedScreen {
  func beRecorded(by recorder: SessionRecorder?, hostedBy host: Int)
}

extension Screen: RecordedScreen {
  fileprivate func beRecorded(by recorder: SessionRecorder?, hostedBy host: Int) {
    recorder?.attend(self, hostedBy: host)
  }
}
