/// Asynchronous work with one result.
final class PerformedWork<Value>: ScreenWork {
  /// Takes the result; returns whether a kind is wanted now.
  typealias Then = @MainActor (Machine, Result<Value, any Error>) -> Bool

  /// Takes the newest report, if there is one, and returns the closure that delivers it.
  typealias TakeReport = @MainActor () -> (@MainActor (Machine) -> Bool)?

  private var then: Then?
  var takeReport: TakeReport?
  private var hasFinished = false
  /// The cause for the transition after the result, if the app gave none.
  private var outcome: String?
  private let hasOwnCause: Bool
  /// Runs the work in a test; nil in an app.
  private var attendant: (any WorkAttendant)?

  init(cause: String?, machine: Machine, owner: _StateBase.Type?, then: Then?) {
    self.then = then
    hasOwnCause = cause != nil
    super.init(cause: cause ?? "result", machine: machine, owner: owner)
    attendant = machine.isStill ? nil : TestKit.attend?(self)
  }

  func start(_ work: @escaping @MainActor () async throws -> Value) {
    if machine?.isStill == true { return }
    runTask { [self] in
      noteTask()
      do {
        let value = if let attendant { try await attendant.run(work) } else { try await work() }
        finish(.success(value))
      } catch {
        finish(.failure(error))
      }
    }
  }

  package override func deliverReport() {
    guard let machine, let decide = takeReport?() else { return }
    machine.deliver(self, isLast: false, decide)
  }

  /// Delivers the result, or holds it back in a test.
  private func finish(_ result: Result<Value, any Error>) {
    hasFinished = true
    deliverReport()
    guard let attendant else { return deliver(result) }
    attendant.finish { [self] in deliver(result) }
  }

  private func deliver(_ result: Result<Value, any Error>) {
    guard let machine else { return recordLate() }
    machine.deliver(self, isLast: true) { [self, then] machine in
      guard let then else {
        if case .failure(let error) = result { noteFailure(error, in: machine) }
        return false
      }
      if !hasOwnCause {
        outcome = if case .success = result { "success" } else { "failure" }
      }
      return then(machine, result)
    }
  }

  override var causeOfTransition: String { outcome ?? cause }

  override var isPending: Bool { unsafe task != nil && attendant?.isHolding != true }

  override func releaseParts() {
    forget(then, takeReport)
    // The next transition runs in this task, which is not cancelled during a delivery.
    if !hasFinished { cancelTask() }
  }

  /// Forgets the closures while its caller holds them: they are released after the access, because the
  /// deinit of a captured value may end this again.
  private func forget(_ then: Then?, _ takeReport: TakeReport?) {
    (self.then, self.takeReport) = (nil, nil)
  }
}
