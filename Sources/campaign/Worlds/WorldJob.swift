import ScreenStates

/// Something that a state or a screen has under way, and what is known of it.
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

  // Of work that reports: how it reports, the last number that it gave, and the last that was told.
  var report: (@Sendable (Int) -> Void)?
  var reported = 0
  var told = 0
  /// What must be told before its result.
  var due = 0
  /// Whether it has told its last, or was ended by hand.
  var isOver = false

  init(_ name: String, _ form: Form, owner: WorldState?, book: WorldBook) {
    self.name = name
    self.form = form
    self.owner = owner
    self.book = book
  }

  /// Reports a number that is higher than those before.
  func reportNext() {
    guard let report else { return }
    reported += 1
    report(reported)
  }

  var child: WorldBook? { if case .child(let book) = form { book } else { nil } }

  /// Whether a task runs for it, or for its report, which the world must wait for.
  var isMoving: Bool {
    switch form {
    case .work, .sequence: handle?.refusal == nil && (source.isMoving || isReporting)
    case .timer, .child: false
    }
  }

  /// Whether a report was made and has not been told.
  private var isReporting: Bool { told < reported && handle?.isUnderWay == true }

  /// Whether the state, or the screen, that it belongs to is there.
  var isDue: Bool { owner?.isIn ?? (book.current != nil) }
}

/// Answers and elements that are given by hand, to a task that hears of no cancellation.
@MainActor
final class WorldSource {
  private var waiting: CheckedContinuation<Int?, Never>?
  private var hasEnded = false

  /// Whether its task has neither ended nor come to where it waits.
  var isMoving: Bool { waiting == nil && !hasEnded }
  var isWaiting: Bool { waiting != nil }

  func next() async -> Int? {
    await withCheckedContinuation { waiting = $0 }
  }

  /// Gives an element, or nil for the end.
  func give(_ element: Int?) { waiting.take()?.resume(returning: element) }

  func end() { hasEnded = true }

  /// Held by what a task runs, and freed with it.
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
/// All of it stays on the main actor, so that the same seed gives the same order.
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
