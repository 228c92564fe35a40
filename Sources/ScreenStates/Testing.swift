/// What a test kit needs to know of a screen's work. An app pays one test of `isPresent` for it.
@usableFromInline
package enum TestKit {
  /// Whether a test kit is used in this process; work that starts from then on can be waited for.
  @MainActor @usableFromInline package static var isPresent = false

  /// The work in whose task the present code runs, however deep; nil outside of any.
  @TaskLocal package static var work: (any HeldWork)?

  /// The action of a test whose consequences run now.
  @MainActor fileprivate static var action: Awakening?
}

/// Work whose answer a test can hold back: while it does, the work does not keep its screen from
/// being settled.
@MainActor
package protocol HeldWork: AnyObject, Sendable {
  /// Its cause and whose it is.
  var name: String { get }
  /// The screen that the work belongs to, while that is there.
  var home: AnyObject? { get }
  /// From here on the work waits for the test; several callers can hold it.
  func hold()
  /// The answer has been given; the work goes on.
  func release()
  /// The answer has been given by an action of a test, which waits for what follows.
  func goOn(in awakening: Awakening)
  /// Returns when the result has been delivered or dropped, or the work is held again.
  func delivered() async
  /// Keeps an object until the screen is released.
  func keepWithScreen(_ companion: AnyObject)
}

/// What follows one action of a test: the work that it starts, and the work that follows from that.
@MainActor
package final class Awakening {
  /// The action whose consequences run now.
  package static var current: Awakening? { TestKit.action }

  private var begun: [any HeldWork] = []

  package init() {}

  /// Runs something, and counts the work that it starts.
  package func collect(_ action: () -> Void) {
    let outer = exchange(&TestKit.action, with: self)
    action()
    TestKit.action = outer
  }

  /// Counts work that goes on because of the action.
  package func add(_ work: any HeldWork) {
    begun.append(work)
  }

  /// Returns when everything that was counted has been delivered or dropped, or is held again.
  package func settled() async {
    while !begun.isEmpty { await begun.removeFirst().delivered() }
  }
}

extension Screen {
  /// Work that a test kit can wait for and hold.
  @usableFromInline
  final class TestedWork<Value>: PerformedWork<Value>, HeldWork {
    private var awakening = Awakening.current
    private var holds = 0
    private var deliveries: [CheckedContinuation<Void, Never>] = []

    @usableFromInline
    override init(cause: String, machine: Machine<Kind>, owner: State.Type?, then: Then) {
      super.init(cause: cause, machine: machine, owner: owner, then: then)
      awakening?.add(self)
    }

    @usableFromInline
    override func prepared(
      _ work: @escaping @MainActor () async throws -> Value
    ) -> @MainActor () async throws -> Value {
      { [self] in try await TestKit.$work.withValue(self) { try await work() } }
    }

    @usableFromInline
    override func finish(_ result: Result<Value, any Error>) {
      if let awakening = awakening.take() {
        awakening.collect { super.finish(result) }
      } else {
        super.finish(result)
      }
      endDeliveries()
    }

    override var isPending: Bool { holds == 0 }

    package var home: AnyObject? { machine?.screen }

    package func keepWithScreen(_ companion: AnyObject) {
      machine?.surroundings.companions.append(companion)
    }

    package func hold() {
      holds += 1
      machine?.wakeWaiters()
      endDeliveries()
    }

    package func release() {
      holds -= 1
    }

    package func goOn(in awakening: Awakening) {
      release()
      self.awakening = awakening
      awakening.add(self)
    }

    package func delivered() async {
      guard !hasFinished, holds == 0 else { return }
      await withCheckedContinuation { deliveries.append($0) }
    }

    private func endDeliveries() {
      for delivery in exchange(&deliveries, with: []) { delivery.resume() }
    }
  }

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

/// Work or a timer, as a list of what is scheduled names it.
@MainActor
package protocol NamedWork: AnyObject {
  /// Its cause and whose it is, such as `timer of OnState`.
  var name: String { get }
  /// Whether its result is still wanted.
  var isUnderWay: Bool { get }
}

extension Screen.Work: NamedWork {}
