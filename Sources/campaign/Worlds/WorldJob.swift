import ScreenStates

/// Work of a state or a screen, with its expected status.
@MainActor
final class WorldJob {
  enum Form {
    case work, timer, sequence
    case child(WorldBook)
  }

  let name: String
  let form: Form
  /// The state that began it, or nil for work of the screen.
  let owner: WorldState?
  let book: WorldBook
  let source = WorldSource()
  var handle: WorldScreen.Work?
  var entry: LateClock.Entry?

  // For work that reports: the closure, the last reported number, and the last delivered one.
  var report: (@Sendable (Int) -> Void)?
  var reported = 0
  var told = 0
  /// The number that must be delivered before the result.
  var due = 0
  /// Whether the result was delivered, or the work was ended by hand.
  var isOver = false

  init(_ name: String, _ form: Form, owner: WorldState?, book: WorldBook) {
    self.name = name
    self.form = form
    self.owner = owner
    self.book = book
  }

  /// Reports the next number.
  func reportNext() {
    guard let report else { return }
    reported += 1
    report(reported)
  }

  var child: WorldBook? { if case .child(let book) = form { book } else { nil } }

  /// Whether the world must wait for a task of the work or of its report.
  var isMoving: Bool {
    switch form {
    case .work, .sequence: handle?.refusal == nil && (source.isMoving || isReporting)
    case .timer, .child: false
    }
  }

  /// Whether a report has not been delivered yet.
  private var isReporting: Bool { told < reported && handle?.isUnderWay == true }

  /// Whether its state has been entered, or its screen runs.
  var isDue: Bool { owner?.isIn ?? (book.current != nil) }
}

/// Answers and elements that are given by hand, to a task that ignores cancellation.
@MainActor
final class WorldSource {
  private var waiting: CheckedContinuation<Int?, Never>?
  private var hasEnded = false

  /// Whether its task neither waits nor has ended.
  var isMoving: Bool { waiting == nil && !hasEnded }
  var isWaiting: Bool { waiting != nil }

  func next() async -> Int? {
    await withCheckedContinuation { waiting = $0 }
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
