internal import Dispatch
internal import ScreenStates

/// Work of a screen in a test, which waits for its result and can hold it back.
@MainActor
final class TestedWork: WorkAttendant {
  /// The work in whose task the present code runs, however deep; nil outside of any.
  @TaskLocal static var current: TestedWork?

  private weak var work: (any NamedWork)?
  /// That of its task, for calls that cannot hear of it themselves.
  let cancellation: Cancellation
  private var action = Awakening.current
  private var holds = 0
  private var hasFinished = false
  private let delivery = Delivery()

  private init(_ work: any NamedWork) {
    self.work = work
    cancellation = Cancellation(of: work.home)
    action?.add(self)
    delivery.begin()
    beginning.begin()
    TestedWork.begins.append(Weak(work: self))
  }

  private struct Weak { weak var work: TestedWork? }

  /// Work that was started and does not run yet.
  private static var begins: [Weak] = []
  private let beginning = Delivery()

  /// Returns when all work of screens with a clock that was started runs, and has come to where it
  /// first waits, as far as it does so on the main actor.
  static func haveBegun(on clock: any ScreenClock) async {
    while let first = begins.lazy.compactMap(\.work).first(where: { $0.work?.clock === clock }) {
      await first.beginning.completed()
    }
  }

  private func begin() {
    TestedWork.begins.removeAll { $0.work == nil || $0.work === self }
    beginning.complete()
  }

  /// Attends to the work of all screens from now on.
  ///
  /// Called when a clock or a service of the kit is made, on whichever thread that happens.
  nonisolated static func attend() {
    if DispatchQueue.getSpecific(key: mainQueue) != nil {
      MainActor.assumeIsolated { TestKit.attend = { TestedWork($0) } }
    } else {
      // Before everything that the main actor is given from here on.
      Task { @MainActor in TestKit.attend = { TestedWork($0) } }
    }
  }

  /// Marks the queue of the main actor, which need not run on the main thread.
  private nonisolated static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Its cause and whose it is.
  var name: String { work?.name ?? "work" }

  /// Whether its result is still wanted.
  var isUnderWay: Bool { work?.isUnderWay ?? false }

  /// The screen that the work belongs to, while that is there.
  var home: AnyObject? { work?.home }

  /// From here on the work waits for the test; several callers can hold it.
  func hold() {
    holds += 1
    work?.wakeWaiters()
    delivery.complete()
  }

  /// The answer has been given; the work goes on.
  func release() {
    holds -= 1
    if !isHolding, !hasFinished { delivery.begin() }
  }

  /// The answer has been given by an action of a test, which waits for what follows.
  func goOn(in action: Awakening) {
    release()
    self.action = action
    action.add(self)
  }

  /// Delivers what the work has reported, as an action of a test, which waits for what follows.
  func deliverReport(in action: Awakening) {
    action.collect { work?.deliverReport() }
  }

  /// Returns when the result has been delivered or dropped, or the work is held again.
  func delivered() async { await delivery.completed() }

  /// Keeps an object until the screen is released.
  func keepWithScreen(_ companion: AnyObject) {
    work?.keepWithScreen(companion)
  }

  // MARK: - For the work

  var isHolding: Bool { holds > 0 }

  func run<Value>(_ work: @MainActor () async throws -> Value) async throws -> Value {
    begin()
    return try await withTaskCancellationHandler {
      try await TestedWork.$current.withValue(self) { try await work() }
    } onCancel: { [cancellation] in
      cancellation.come()
    }
  }

  func finish(_ deliver: () -> Void) {
    hasFinished = true
    if let action = action.take() { action.collect(deliver) } else { deliver() }
    delivery.complete()
  }
}
