public import ScreenStates

/// Runs one state alone: the state acts as on a screen, and the bench records its requests without
/// entering the requested kinds.
///
/// It needs neither a factory nor a screen, so it tests one state without the others:
///
/// ```swift
/// let bench = StateBench(as: .loadNews) { LoadNewsState(news: news) }
/// bench.enter()
/// #expect(bench.display.isLoading)
/// await bench.settled()
/// await news.work.calls[0].succeed([article])
/// #expect(bench.next == .displayNews([article]))
/// try await bench.check()
/// ```
///
/// The bench does what a screen does, but does not enter a requested kind: it grants the request,
/// and the state stays until ``exit()``; from then on its work, timers, sequences and children give
/// it nothing, and what it draws or begins is refused, as on a screen. A second request is a problem,
/// which ``check()`` reports.
@MainActor
public final class StateBench<Kind: StateKind, State: Screen<Kind>.State> {
  /// The clock that the state's timers are set on; give it to the services, too.
  public let clock: ManualClock

  /// The requested kinds, in order; on a screen, the first would have been entered.
  public private(set) var requested: [RequestedKind<Kind>] = []

  /// The names of the requests that the state ignored, in order.
  public var ignored: [String] { log.ignored }

  /// The refusals, in order.
  public var refused: [Refusal] { log.refusals }

  /// The settled frames, in order, from entry to exit; the frame after the exit is blank.
  public var frames: [Kind.Display] { shown?.all ?? [] }

  /// How long to wait, in real time, for work that may never end.
  ///
  /// The wait is longer while other tests hold the main actor.
  public var patience = Duration.seconds(30)

  /// The problems so far; ``check()`` adds those that show only at the end.
  public var problems: [BenchProblem] {
    hasLooked = true
    // A refusal is noted with its record.
    let mistakes = mistakes.value.filter { !refused.map(\.description).contains($0) }
    return found + mistakes.map { BenchProblem(part: .requests, description: $0) }
  }

  let name: String
  var isToBeFreed = true
  private var found: [BenchProblem] = []
  private let mistakes = Locked<[String]>([])
  private(set) var screen: Screen<Kind>?
  /// The work that was running when the state exited, with its tasks.
  private(set) var exited: [(work: ScreenWork, task: Task<Void, Never>)]?
  private(set) weak var tested: State?
  private let log: TransitionRecorder<Kind>
  private(set) var shown: DisplayRecorder<Kind>?
  var token: ObservationToken?
  private var keptAtEnd: Kind.Kept
  private var isLeaving = false
  /// Whether the test has looked at the problems.
  private var hasLooked = false

  deinit {
    let found = found.map(\.description)
    let sentences = found + mistakes.value.filter { !found.contains($0) }
    if hasLooked || sentences.isEmpty { return }
    TestedWork.onMainActor { [name] in
      MisuseReporter.standardError.insist(
        "The bench of \(name) was released without check(). \(sentences.joined(separator: " "))")
    }
  }

  /// Makes a state on a bench, so that ``check()`` can check that it is freed.
  ///
  /// - Parameters:
  ///   - kind: The kind of the state, which the log and refusals name.
  ///   - kept: The kept value.
  ///   - clock: The clock of its timers, to share with its services.
  ///   - make: Makes the state.
  public init(
    as kind: Kind, keeping kept: Kind.Kept, clock: ManualClock = ManualClock(),
    _ make: () -> State
  ) {
    let state = StateBench.collecting(mistakes, make)
    tested = state
    name = String(describing: type(of: state))
    self.clock = clock
    keptAtEnd = kept
    let screen = StateBench.collecting(mistakes) {
      Screen(initial: kind, keeping: kept, states: BenchStates(state), clock: clock)
    }
    self.screen = screen
    log = TransitionRecorder(of: screen)
    screen.catchRequests { [weak self] kind, cause in self?.noteRequest(kind, cause: cause) }
    token = screen.observeTransitions { [weak self] record in
      if let refusal = record.refusal { self?.note(refusal, of: record) }
    }
  }

  // MARK: - The state

  /// The state, to send requests to, until ``check()`` releases it.
  public var state: State {
    guard let tested else {
      preconditionFailure("The bench released its \(name) in check(); send requests before that.")
    }
    return tested
  }

  /// What the state shows, settled; blank before entry and after exit.
  public var display: Kind.Display { screen?.display ?? Kind.Display() }

  /// The kind that the state requested first, which its screen would have entered.
  public var next: Kind? { requested.first?.kind }

  /// The kept value, with the changes that the state has made.
  public var kept: Kind.Kept {
    get { screen?.kept ?? keptAtEnd }
    set {
      keptAtEnd = newValue
      screen?.kept = newValue
    }
  }

  /// What the state has under way: work, timers, sequences, and hosted screens with their own work.
  public var underWay: [UnderWay] { screen?.underWay ?? [] }

  // MARK: - Entry and exit

  /// Enters the state, once.
  public func enter() {
    if shown != nil {
      return add(.requests, "\(name) was entered on this bench before; make a new bench.")
    }
    guard let screen, StateBench.collecting(mistakes, { screen.start() }) == .taken else { return }
    shown = DisplayRecorder(of: screen)
  }

  /// Returns when the state's work has been delivered or waits for the test: see
  /// `Screen.settled()`.
  ///
  /// Work that awaits anything but an answer or a clock of the test may never end; after
  /// ``patience`` this returns, and ``check()`` reports what it waited for.
  public func settled() async {
    guard let screen, await !ends(within: patience, { await screen.settled() }) else { return }
    let names = screen.namesOfPendingWork.joined(separator: ", ")
    add(
      .work,
      "\(name) has not settled in \(patience): \(names) waits for something that the test does not"
        + " control; answer its service with a PendingWork, and let it sleep on the bench's clock.")
  }

  /// Sends the state a request, and returns when everything that followed is settled.
  public func send(_ request: (State) -> Void) async {
    request(state)
    await settled()
  }

  /// Exits the state: everything that it has under way ends.
  public func exit() {
    guard let screen, screen.isRunning else { return }
    let tasks = screen.runningTasks
    isLeaving = true
    screen.stop()
    isLeaving = false
    exited = tasks
  }

  // MARK: - Problems

  /// Collects the mistakes of the screens that the body makes, instead of printing them.
  private static func collecting<Result>(
    _ mistakes: Locked<[String]>, _ body: () -> Result
  ) -> Result {
    #if DEBUG
      TestKit.$hearMistake.withValue(
        { sentence in mistakes.withLock { $0.append(sentence) } }, operation: body)
    #else
      body()
    #endif
  }

  private func noteRequest(_ kind: Kind, cause: String) {
    requested.append(RequestedKind(kind: kind, cause: cause))
    guard let first = requested.first, requested.count > 1 else { return }
    add(
      .requests,
      "\(name) asked for .\(kind.name) (\(cause)) after it had asked for"
        + " .\(first.kind.name) (\(first.cause)); on a screen it has exited by then: decide once,"
        + " for one kind.")
  }

  private func note(_ refusal: Refusal, of record: Screen<Kind>.Record) {
    switch refusal.reason {
    // Not a mistake: the state's own guard refused, or a late result was dropped.
    case .guarded, .stale: return
    case .notRunning where record.to == nil && record.cause == "display":
      add(
        .afterExit,
        "\(name) drew after it had exited; nobody sees that, but something still acts for the"
          + " exited state: capture what the work needs, not the state.")
    case .notRunning:
      // Otherwise it is an ignored request, or a late result of the screen's own work.
      guard refusal.isOfState else { return }
      let wish = record.to.map { "asked for .\($0.name)" } ?? "asked to start work"
      guard isLeaving || exited != nil else {
        return add(
          .requests,
          "\(name) \(wish) (\(record.cause)) before the bench entered it: call enter() first.")
      }
      add(
        .afterExit,
        isLeaving
          ? "\(name) \(wish) (\(record.cause)) in its exit(), where a state can no longer choose;"
            + " decide before it exits."
          : "\(name) \(wish) (\(record.cause)) after it had exited; a state decides only while it is"
            + " current: capture what the work needs, and let the result name the next kind.")
    default: add(.requests, refusal.description)
    }
  }

  /// Adds a problem, once.
  func add(_ part: BenchProblem.Part, _ sentence: String) {
    let problem = BenchProblem(part: part, description: sentence)
    if !found.contains(problem) { found.append(problem) }
  }

  /// Releases the screen, and with it the state.
  func letGo() {
    keptAtEnd = kept
    screen = nil
  }
}
