// Work that reports its progress (rule 18).

extension Screen.State {
  /// Performs asynchronous work that ends with this state and reports its progress.
  ///
  /// While the main actor is busy, only the newest report is held. The last report is delivered
  /// before the result. Reports after the state's exit or after the work's end are dropped.
  ///
  /// ```swift
  /// perform { [file, uploads] report in
  ///   try await uploads.send(file) { sent in report(sent) }
  /// } each: { [self] sent in
  ///   display.sent = sent
  ///   return nil
  /// } then: { result in
  ///   .finished(result)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - cause: The cause that the log records for the transition to the next kind; by default
  ///     `success` or `failure` after the result, and `result` before it.
  ///   - work: What to do; it calls the given closure with each report, from any thread.
  ///   - each: Returns the next kind for the newest report, or nil to stay.
  ///   - then: Returns the next kind for the result, or nil to stay.
  /// - Returns: A handle that can end the work sooner.
  @discardableResult public final func perform<Report: Sendable, Value>(
    cause: String? = nil,
    _ work:
      @escaping @MainActor (_ report: @escaping @Sendable (Report) -> Void) async throws -> Value,
    each: @escaping @MainActor (Report) -> Kind?,
    then: @escaping @MainActor (Result<Value, any Error>) -> Kind?
  ) -> Screen.Work {
    let name = cause ?? "result"
    return start(.work(name), name) { machine in
      PerformedWork(cause: cause, machine: machine, owner: type(of: self), then: deciding(then))
    } begin: {
      $0.start(work, each: deciding(each))
    }
  }
}

extension Screen {
  /// Performs work that outlives states and reports its progress.
  ///
  /// See ``State/perform(cause:_:each:then:)`` for what is delivered, and when.
  ///
  /// - Parameters:
  ///   - cause: The cause that the log records for a refusal of this work.
  ///   - work: What to do; it calls the given closure with each report, from any thread.
  ///   - each: Called with the current state and the newest report.
  ///   - then: Called with the current state and the result; without it, a failure is recorded.
  /// - Returns: A handle that can end the work sooner.
  @discardableResult public func perform<Report: Sendable, Value>(
    cause: String = "result",
    _ work:
      @escaping @MainActor (_ report: @escaping @Sendable (Report) -> Void) async throws -> Value,
    each: @escaping @MainActor (Kind.StateClass, Report) -> Void,
    then: (@MainActor (Kind.StateClass, Result<Value, any Error>) -> Void)? = nil
  ) -> Work {
    start(performed(cause, then), cause) { $0.start(work, each: staying(each)) }
  }
}

extension PerformedWork {
  /// Starts work that reports its progress.
  func start<Report: Sendable>(
    _ work:
      @escaping @MainActor (_ report: @escaping @Sendable (Report) -> Void) async throws -> Value,
    each: @escaping @MainActor (Machine, Report) -> Bool
  ) {
    // A place for one report that is exchanged from any thread: a stream that nobody reads, and that
    // drops its previous element.
    let (place, newest) = AsyncStream.makeStream(
      of: Report?.self, bufferingPolicy: .bufferingNewest(1))
    takeReport = {
      defer { extendLifetime(place) }
      guard case .dropped(let report?) = newest.yield(nil) else { return nil }
      return { machine in each(machine, report) }
    }
    start { [weak self] in
      try await work { report in
        switch newest.yield(report) {
        // A report waits already, so its delivery is scheduled, too; or the work has ended.
        case .dropped(.some), .terminated: return
        default: Task { @MainActor in self?.deliverReport() }
        }
      }
    }
  }
}
