import ScreenStates

/// Work of a state or a screen, with its expected status.
@MainActor
final class WorldJob {
  enum Form { case work, timer, ticks, sequence, child }

  let name: String
  private let form: Form
  /// The state that began it, or nil for work of the screen.
  let owner: WorldState?
  let book: WorldBook
  /// The hosted screen.
  let child: WorldBook?
  let source = WorldSource()
  var handle: WorldScreen.Work?
  var entry: LateClock.Entry?
  /// When a timer that has been answered was due.
  private(set) var lastDue: ScreenInstant?

  // For a hosting: whether the child that it starts becomes still, the kind that ends it, whether
  // that was reached, and what was heard of the kept value.
  var makesStill = false
  var lastKind: Int?
  private(set) var hasReachedLast = false
  var hearsKept = false
  var heardKept: ObjectIdentifier??

  // For work that reports: the closure, the last reported number, and the last delivered one.
  var report: (@Sendable (Int) -> Void)?
  var reported = 0
  var told = 0
  /// The number that must be delivered before the result.
  var due = 0
  /// The number of answers that were given, and of those that were delivered.
  private(set) var given = 0
  var heard = 0
  /// Whether the last answer was given, or the work was ended by hand.
  private(set) var isOver = false
  private(set) var wasEndedByHand = false
  /// The number of stops of its screen before it began, or nil if that is not known.
  let stops: Int?

  init(
    _ name: String, _ form: Form, of owner: WorldState?, in book: WorldBook,
    hosting child: WorldBook?
  ) {
    (self.name, self.form, self.owner, self.book, self.child) = (name, form, owner, book, child)
    stops = book.stops
  }

  /// Answers it: an element, or nil for the end; without a task its timer fires.
  func answer(_ element: Int?) {
    if form != .ticks, element == nil || form != .sequence { isOver = true }
    if let entry = entry.take() {
      given += 1
      lastDue = entry.instant
      entry.run()
    } else if source.isWaiting {
      given += 1
      source.give(element)
    }
  }

  func reachedLastKind() { (isOver, hasReachedLast) = (true, true) }

  func endByHand() {
    isOver = true
    wasEndedByHand = true
    // Its state or its screen may be ending it at this moment, and then it is on the record.
    let isEnding = book.screen == nil || book.current == nil
    if isEnding || owner != nil && owner !== book.current { book.ignore(name) }
    handle?.cancel()
  }

  /// Expects a record for each answer that was not delivered.
  func expectRecords() {
    while heard < given {
      heard += 1
      if !wasEndedByHand { book.expect(name) }
    }
  }

  /// Reports the next number.
  func reportNext() {
    guard let report else { return }
    reported += 1
    report(reported)
  }

  /// Whether the world must wait for a task of the work or of its report.
  var isMoving: Bool {
    let hasTask = (form == .work || form == .sequence) && handle?.refusal == nil
    return hasTask && (source.isMoving || isReporting)
  }

  /// Whether a report has not been delivered yet.
  private var isReporting: Bool { told < reported && handle?.isUnderWay == true }

  /// Whether its state has been entered, or its screen runs and has not been stopped since.
  var isDue: Bool { owner?.isIn ?? (book.current != nil && book.stops == stops) }
}

/// Answers and elements that are given by hand, to a task that ignores cancellation.
@MainActor
final class WorldSource {
  private var waiting: CheckedContinuation<Int?, Never>?
  private var hasEnded = false
  private(set) var wasCancelled = false

  /// Whether its task neither waits nor has ended.
  var isMoving: Bool { waiting == nil && !hasEnded }
  var isWaiting: Bool { waiting != nil }

  func next() async -> Int? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      MainActor.assumeIsolated { wasCancelled = true }
    }
  }

  /// Gives an element, or nil for the end.
  func give(_ element: Int?) { waiting.take()?.resume(returning: element) }

  func end() { hasEnded = true }

  /// An object that a task's closure holds, so that its deinit marks the end of the task.
  final class Lease: Sendable {
    private let source: WorldSource

    init(_ source: WorldSource) { self.source = source }

    deinit {
      let source = source
      MainActor.assumeIsolated { source.end() }
    }
  }
}

/// A sequence whose elements are given by hand.
///
/// It stays on the main actor, so that the same seed gives the same order.
struct WorldSequence: AsyncSequence {
  struct Iterator: AsyncIteratorProtocol {
    let source: WorldSource

    func next(isolation actor: isolated (any Actor)?) async -> Int? { await source.next() }
    func next() async -> Int? { await source.next() }
  }

  let source: WorldSource
  let lease: WorldSource.Lease

  init(_ source: WorldSource) {
    self.source = source
    lease = WorldSource.Lease(source)
  }

  func makeAsyncIterator() -> Iterator { Iterator(source: source) }
}
