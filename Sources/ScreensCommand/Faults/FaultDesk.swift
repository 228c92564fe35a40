/// Where a person at the keys tells the services behind a screen how to answer next.
///
/// A service comes by each time it begins to answer: then the fault that is armed is used up.
@MainActor
package final class FaultDesk {
  /// How long a slow or a late answer lets one wait.
  package static let longWait = Duration.seconds(8)

  /// The fault of the next answer.
  package private(set) var armed: Fault?
  /// Makes the service behind the screen fail once; `nil` if it does not know how to.
  package var onFail: (() -> Void)?
  /// Makes it find nothing once; `nil` if it does not know how to.
  package var onEmpty: (() -> Void)?

  private let waiting: any Clock<Duration>
  private var waits: [Int: @MainActor () -> Double] = [:]
  private var count = 0

  /// Makes a desk.
  ///
  /// - Parameter waiting: What the waiting is measured by.
  package init(waiting: any Clock<Duration> = ContinuousClock()) { self.waiting = waiting }

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

  /// How much of a long wait is over, from 0 to 1; `nil` if there is none.
  package var progress: Double? { waits.values.map { $0() }.min() }

  /// Waits as a service does before it answers.
  ///
  /// - Parameter usual: How long without a fault.
  /// - Returns: The fault of this answer.
  /// - Throws: `CancellationError` if nobody waits any more, unless the answer is a late one.
  @discardableResult
  func wait(_ usual: Duration) async throws -> Fault? {
    let fault = armed.take()
    switch fault {
    case .slow: try await waitLong(on: waiting)
    case .late:
      // In a task of its own, which nobody cancels.
      await Task { try? await waitLong(on: waiting) }.value
    case .fail, .empty, nil:
      if fault == .fail { onFail?() }
      if fault == .empty { onEmpty?() }
      try await waiting.sleep(for: usual)
    }
    return fault
  }

  private func waitLong(on clock: some Clock<Duration>) async throws {
    count += 1
    let number = count
    let start = clock.now
    waits[number] = { min(start.duration(to: clock.now) / Self.longWait, 1) }
    defer { waits[number] = nil }
    try await clock.sleep(for: Self.longWait)
  }
}
