internal import Dispatch
package import ScreenStates

/// Work of a screen in a test; the test can wait for its result and hold it back.
@MainActor
package final class TestedWork: WorkAttendant {
  /// The work in whose task the current code runs, at any depth; nil outside any work.
  @TaskLocal static var current: TestedWork?

  package private(set) weak var attended: ScreenWork?
  /// The cancellation of its task, for calls with a callback, which cannot observe it.
  let cancellation: Cancellation
  private var action = Awakening.current
  private var holds = 0
  private var hasFinished = false
  /// Under way until the result has been delivered or dropped, or the work is held.
  let delivery = Receipt()

  /// The present work; nil also in a task that work has started and that outlives it.
  static var present: TestedWork? {
    guard let work = current, work.hasFinished, !work.cancellation.hasCome,
      work.cancellation.screen != nil
    else { return current }
    return nil
  }

  private init(_ work: ScreenWork) {
    attended = work
    cancellation = Cancellation(of: work.home)
    action?.add(self)
    delivery.begin()
    beginning.begin()
    TestedWork.begins.add(self)
  }

  /// The started work that does not run yet.
  private static var begins = Registry<TestedWork>()
  private let beginning = Receipt()

  /// Returns when all started work of the screens with a clock has run up to its first wait, as far
  /// as it runs on the main actor.
  static func haveBegun(on clock: any ScreenClock) async {
    while true {
      // All at once, because each look costs as much as there is work of other screens.
      let works = begins.all.filter { $0.attended?.clock === clock }
      if works.isEmpty { return }
      for work in works { await work.beginning.completed() }
    }
  }

  /// Attends to the work of all screens from now on.
  ///
  /// Called on any thread when a clock or a service of the kit is made.
  nonisolated static func attend() {
    onMainActor {
      TestKit.attend = { TestedWork($0) }
      TestKit.noteClock = { ($0 as? ManualClock)?.isUsed.value = true }
    }
  }

  /// Runs a closure on the main actor: at once if the caller is there, otherwise before all jobs that
  /// are enqueued there later.
  nonisolated static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: mainQueue) != nil {
      MainActor.assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Marks the queue of the main actor, which need not run on the main thread.
  private nonisolated static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  var name: String { attended?.name ?? "work" }
  package var isUnderWay: Bool { attended?.isUnderWay ?? false }
  /// The screen that the work belongs to, until the work has ended.
  package var home: AnyObject? { attended?.home }

  /// Makes the work wait for the test; several callers can hold it.
  func hold() {
    holds += 1
    attended?.wakeWaiters()
    delivery.complete()
  }

  /// Continues the work after an answer; the action that gave it waits for the consequences.
  func goOn() {
    holds -= 1
    if !isHolding, !hasFinished { delivery.begin() }
    guard let current = Awakening.current else { return }
    action = current
    current.add(self)
  }

  // MARK: - For the work

  package var isHolding: Bool { holds > 0 }

  package func run<Value>(_ work: @MainActor () async throws -> Value) async throws -> Value {
    TestedWork.begins.remove(self)
    beginning.complete()
    return try await withTaskCancellationHandler {
      try await TestedWork.$current.withValue(self) {
        try await Cause.$first.withValue(Cause.first?.ofWork) { try await work() }
      }
    } onCancel: { [cancellation] in
      cancellation.come()
    }
  }

  package func finish(_ deliver: () -> Void) {
    hasFinished = true
    if let action = action.take() { action.collect(deliver) } else { deliver() }
    delivery.complete()
  }
}
