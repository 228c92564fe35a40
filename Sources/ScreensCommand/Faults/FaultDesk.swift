package import ScreenStates

/// Where a person at the keys tells the services behind a screen how to answer next.
///
/// A service comes by each time it begins to answer: then the fault that is armed is used up. The
/// desk knows whom each answer is for, and whether that state has left in the meantime.
@MainActor
package final class FaultDesk {
  /// An answer that somebody waits for, or nobody any more.
  package struct Wait {
    /// The state that asked.
    let owner: String
    /// When it asked.
    package let begun: ScreenInstant
    /// How long the answer takes; `nil` if nobody knows.
    package let length: Duration?
    /// Whether the state that asked has left: the answer will be dropped.
    package fileprivate(set) var hasLeft = false
  }

  /// The delay of a slow or late answer.
  package static let longWait = Duration.seconds(8)

  /// The fault of the next answer.
  package private(set) var armed: Fault?
  /// The answers that are under way, in the order in which they were asked for.
  package var waits: [Wait] { running.keys.sorted().compactMap { running[$0] } }
  /// Makes the service behind the screen fail once; `nil` if it does not know how to.
  package var onFail: (() -> Void)?
  /// Makes it find nothing once; `nil` if it does not know how to.
  package var onEmpty: (() -> Void)?
  /// Called when an answer begins, and when the state that asked for it has left.
  package var changed: () -> Void = {}
  /// The state whose work began last.
  var owner: () -> String? = { nil }

  private let time: any ScreenClock
  private var running: [Int: Wait] = [:]
  private var waiters: [Waiter] = []
  private var orphans: [String] = []
  private var count = 0

  /// Makes a desk.
  ///
  /// - Parameter time: What the waiting is measured by.
  package init(time: any ScreenClock = .continuous) { self.time = time }

  /// The faults that the services know.
  package var supported: [Fault] {
    Fault.allCases.filter { fault in
      switch fault {
      case .slow, .late: true
      case .fail: onFail != nil
      case .empty: onEmpty != nil
      }
    }
  }

  /// The clock for a service to wait by.
  var clock: any Clock<Duration> { FaultyClock(self) }

  /// Arms a fault, or takes it back.
  package func arm(_ fault: Fault) {
    guard supported.contains(fault) else { return }
    armed = armed == fault ? nil : fault
  }

  /// The state whose answer came last when nobody wanted it any more; told once.
  func takeOrphan() -> String? { orphans.isEmpty ? nil : orphans.removeFirst() }

  /// Waits as a service does before it answers.
  ///
  /// - Parameter usual: How long without a fault.
  /// - Returns: The fault of this answer.
  /// - Throws: `CancellationError` if nobody waits any more, unless the answer is a late one.
  @discardableResult
  func wait(_ usual: Duration) async throws -> Fault? {
    let fault = armed.take()
    if fault == .fail { onFail?() }
    if fault == .empty { onEmpty?() }
    let length = fault == .slow || fault == .late ? Self.longWait : usual
    try await follow(for: length) {
      try await sleep(for: length, endsEarly: fault != .late)
    }
    return fault
  }

  /// Keeps a record of an answer while it is under way.
  ///
  /// - Parameters:
  ///   - length: How long it takes; `nil` if nobody knows.
  ///   - answer: Waits for it.
  /// - Returns: What it brings.
  /// - Throws: What it throws.
  func follow<Value>(
    for length: Duration?, _ answer: @MainActor () async throws -> Value
  ) async throws -> Value {
    if length == .zero { return try await answer() }
    count += 1
    let number = count
    running[number] = Wait(owner: owner() ?? "the screen", begun: time.now, length: length)
    changed()
    defer {
      running[number] = nil
      changed()
    }
    let value = try await withTaskCancellationHandler(operation: answer) {
      Task { @MainActor in self.leave(number) }
    }
    if let wait = running[number], wait.hasLeft { orphans.append(wait.owner) }
    return value
  }

  /// Returns after a while; or earlier, if it may and nobody waits any more, with an error.
  private func sleep(for length: Duration, endsEarly: Bool) async throws {
    let waiter = Waiter()
    waiters.append(waiter)
    defer { waiters.removeAll { $0 === waiter } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { end in
        waiter.end = end
        waiter.action = time.schedule(at: time.now.advanced(by: length)) {
          waiter.end.take()?.resume()
        }
      }
    } onCancel: {
      guard endsEarly else { return }
      Task { @MainActor in waiter.cancel() }
    }
  }

  /// Lets nobody wait any more, also for late answers: the person leaves.
  func close() {
    for waiter in waiters { waiter.cancel() }
  }

  private func leave(_ number: Int) {
    running[number]?.hasLeft = true
    changed()
  }
}

/// One who waits for an instant.
@MainActor
private final class Waiter {
  var end: CheckedContinuation<Void, any Error>?
  var action: (any ScheduledAction)?

  func cancel() {
    action?.cancel()
    end.take()?.resume(throwing: CancellationError())
  }
}
