/// What a test kit needs to know of a screen's work. An app pays one test of `isPresent` for it.
@usableFromInline
package enum TestKit {
  /// Whether a test kit is used in this process; work that starts from then on can be waited for.
  @MainActor @usableFromInline package static var isPresent = false

  /// The work in whose task the present code runs, however deep; nil outside of any.
  @TaskLocal package static var work: TestedWork?

  /// The action of a test whose consequences run now.
  @MainActor fileprivate static var action: Awakening?
}

/// What follows one action of a test: the work that it starts, and the work that follows from that.
@MainActor
package final class Awakening {
  /// The action whose consequences run now.
  package static var current: Awakening? { TestKit.action }

  private var begun: [TestedWork] = []

  package init() {}

  /// Runs something, and counts the work that it starts.
  package func collect(_ action: () -> Void) {
    let outer = exchange(&TestKit.action, with: self)
    action()
    TestKit.action = outer
  }

  /// Counts work that goes on because of the action.
  package func add(_ work: TestedWork) {
    begun.append(work)
  }

  /// Returns when everything that was counted has been delivered or dropped, or is held again.
  package func settled() async {
    while !begun.isEmpty { await begun.removeFirst().delivered() }
  }
}

/// Work in a test, which waits for it and can hold it: while it does, the work does not keep its
/// screen from being settled.
@MainActor
@usableFromInline
package final class TestedWork {
  private weak var work: (any NamedWork)?
  private var action = Awakening.current
  private var holds = 0
  private var hasFinished = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  @usableFromInline
  init(_ work: any NamedWork) {
    self.work = work
    action?.add(self)
  }

  /// Its cause and whose it is.
  package var name: String { work?.name ?? "work" }

  /// Whether its result is still wanted.
  package var isUnderWay: Bool { work?.isUnderWay ?? false }

  /// The screen that the work belongs to, while that is there.
  package var home: AnyObject? { work?.home }

  /// Whether a test holds it.
  var isHeld: Bool { holds > 0 }

  /// From here on the work waits for the test; several callers can hold it.
  package func hold() {
    holds += 1
    work?.wakeWaiters()
    wake()
  }

  /// The answer has been given; the work goes on.
  package func release() {
    holds -= 1
  }

  /// The answer has been given by an action of a test, which waits for what follows.
  package func goOn(in action: Awakening) {
    release()
    self.action = action
    action.add(self)
  }

  /// Returns when the result has been delivered or dropped, or the work is held again.
  package func delivered() async {
    guard !hasFinished, !isHeld else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Keeps an object until the screen is released.
  package func keepWithScreen(_ companion: AnyObject) {
    work?.keepWithScreen(companion)
  }

  // MARK: - For the work

  @usableFromInline
  func run<Value>(_ work: @MainActor () async throws -> Value) async throws -> Value {
    try await TestKit.$work.withValue(self) { try await work() }
  }

  @usableFromInline
  func finish(_ deliver: () -> Void) {
    hasFinished = true
    if let action = action.take() { action.collect(deliver) } else { deliver() }
    wake()
  }

  private func wake() {
    for waiter in exchange(&waiters, with: []) { waiter.resume() }
  }
}

/// Work or a timer without its kind, as a test sees it.
@MainActor
@usableFromInline
package protocol NamedWork: AnyObject {
  /// Its cause and whose it is, such as `timer of OnState`.
  var name: String { get }
  /// Whether its result is still wanted.
  var isUnderWay: Bool { get }
  /// The screen that it belongs to, while that is there.
  var home: AnyObject? { get }
  /// Lets the callers of `settled()` look again.
  func wakeWaiters()
  /// Keeps an object until the screen is released.
  func keepWithScreen(_ companion: AnyObject)
}

extension Screen.Work: NamedWork {
  @usableFromInline package final var home: AnyObject? { machine?.screen }

  @usableFromInline
  package final func wakeWaiters() { machine?.wakeWaiters() }

  @usableFromInline
  package final func keepWithScreen(_ companion: AnyObject) {
    machine?.surroundings.companions.append(companion)
  }
}

extension Screen {
  /// The tasks that run for the current state and for the screen, with the name of their work.
  package var runningTasks: [(name: String, task: Task<Void, Never>)] {
    machine.lifeline.allWork.compactMap { work in unsafe work.task.map { (work.name, $0) } }
  }

  /// Gives the requests of the current state to a closure instead of entering what they ask for,
  /// where the factory gives that state again.
  package func catchRequests(_ caught: @escaping @MainActor (Kind, _ cause: String) -> Void) {
    machine.surroundings.catchRequest = caught
  }
}
