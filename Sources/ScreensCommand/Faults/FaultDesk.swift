package import ScreenStates

/// The faults that the user has set for the services of a screen.
///
/// Each service asks the desk when it begins to answer, which uses up the armed fault. The desk
/// knows which state waits for each answer, and whether that state has exited.
@MainActor
package final class FaultDesk {
  /// An answer that is under way.
  @MainActor
  package final class Wait {
    /// The name of the state that requested the answer.
    let owner: String
    package let begun: ScreenInstant
    /// How long the answer takes; `nil` if that is not known.
    package let length: Duration?
    /// Whether the requesting state has exited: the answer will be dropped.
    package fileprivate(set) var hasLeft = false

    init(of owner: String, since begun: ScreenInstant, for length: Duration?) {
      (self.owner, self.begun, self.length) = (owner, begun, length)
    }
  }

  package private(set) var armed: Fault?
  /// The answers that are under way, in the order of their requests.
  package private(set) var waits: [Wait] = []
  /// Makes the service fail once; `nil` if the service cannot fail.
  package var onFail: (() -> Void)?
  /// Makes the service answer empty once; `nil` if it has no empty answer.
  package var onEmpty: (() -> Void)?
  /// Called when an answer begins, and when the requesting state has exited.
  package var changed: () -> Void = {}
  /// The state whose work began last.
  var owner: () -> String? = { nil }

  /// The delay of a slow or late answer.
  private let longWait: Duration
  private let time: any ScreenClock
  private var sleeping: [Task<Void, any Error>] = []
  private var orphans: [String] = []

  /// Makes a desk; `longWait` is the delay of a slow or late answer.
  package init(time: any ScreenClock = .continuous, longWait: Duration = .seconds(8)) {
    (self.time, self.longWait) = (time, longWait)
  }

  package var supported: [Fault] {
    Fault.allCases.filter { fault in
      switch fault {
      case .slow, .late: true
      case .fail: onFail != nil
      case .empty: onEmpty != nil
      }
    }
  }

  /// The clock with which a service waits.
  var clock: any Clock<Duration> { FaultyClock(desk: self) }

  /// Arms a fault, or disarms it if it is armed.
  package func arm(_ fault: Fault) {
    guard supported.contains(fault) else { return }
    armed = armed == fault ? nil : fault
  }

  /// Removes and returns the name of the first state whose answer came after its exit.
  func takeOrphan() -> String? { orphans.isEmpty ? nil : orphans.removeFirst() }

  /// Waits before a service answers, and returns the fault of this answer.
  ///
  /// Throws `CancellationError` if the work was cancelled, unless the fault is `late`.
  @discardableResult
  func wait(_ usual: Duration) async throws -> Fault? {
    let fault = armed.take()
    if fault == .fail { onFail?() }
    if fault == .empty { onEmpty?() }
    let length = fault == .slow || fault == .late ? longWait : usual
    try await follow(for: length) {
      try await sleep(for: length, endsEarly: fault != .late)
    }
    return fault
  }

  /// Lists an answer in ``waits`` while it is under way; the length is `nil` if it is not known.
  func follow<Value>(
    for length: Duration?, _ answer: @MainActor () async throws -> Value
  ) async throws -> Value {
    if length == .zero { return try await answer() }
    let wait = Wait(of: owner() ?? "the screen", since: time.now, for: length)
    waits.append(wait)
    changed()
    defer {
      waits.removeAll { $0 === wait }
      changed()
    }
    let value = try await withTaskCancellationHandler(operation: answer) {
      Task { @MainActor in
        wait.hasLeft = true
        self.changed()
      }
    }
    if wait.hasLeft { orphans.append(wait.owner) }
    return value
  }

  /// Sleeps for a duration; throws earlier if the task is cancelled and `endsEarly` is true.
  private func sleep(for length: Duration, endsEarly: Bool) async throws {
    let (due, end) = AsyncStream.makeStream(of: Void.self)
    let action = time.schedule(at: time.now.advanced(by: length)) { end.yield() }
    // In a task of its own, because a late answer comes although its task is cancelled.
    let sleep = Task {
      for await _ in due { return }
      throw CancellationError()
    }
    sleeping.append(sleep)
    defer {
      action.cancel()
      sleeping.removeAll { $0 == sleep }
    }
    try await withTaskCancellationHandler {
      try await sleep.value
    } onCancel: {
      if endsEarly { sleep.cancel() }
    }
  }

  /// Ends all delays, also those of late answers, because the user quits.
  func close() {
    for sleep in sleeping { sleep.cancel() }
  }
}
