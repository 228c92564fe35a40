extension Screen {
  /// Asynchronous work with one result.
  ///
  /// The path from the start to the result is inlinable, so that it is specialized for an app's own
  /// kinds and values.
  @usableFromInline final class PerformedWork<Value>: Work {
    /// The closure that takes the result.
    @usableFromInline enum Then {
      /// For work of a state: returns the next kind.
      case state(@MainActor (Result<Value, any Error>) -> Kind?)
      /// For work of the screen: gets the state that is then current.
      case screen(@MainActor (Kind.StateClass, Result<Value, any Error>) -> Void)
    }

    @usableFromInline var then: Then?
    /// Takes the newest report, if there is one, and returns the closure that delivers it.
    private var takeReport: (@MainActor () -> (@MainActor (Kind.StateClass) -> Kind?)?)?
    @usableFromInline var hasFinished = false
    /// Runs the work in a test; nil in an app.
    @usableFromInline private(set) var attendant: (any WorkAttendant)?

    @usableFromInline init(cause: String, machine: Machine<Kind>, owner: State.Type?, then: Then) {
      self.then = then
      super.init(cause: cause, machine: machine, owner: owner)
      attendant = machine.now.isStill ? nil : TestKit.attend?(self)
    }

    @inlinable func start(_ work: @escaping @MainActor () async throws -> Value) {
      if machine?.now.isStill == true { return }
      unsafe task = Task { [self] in
        #if DEBUG
          noteTask()
        #endif
        let result: Result<Value, any Error>
        do {
          let value =
            if let attendant { try await attendant.run(work) } else { try await work() }
          result = .success(value)
        } catch {
          result = .failure(error)
        }
        hasFinished = true
        deliverReport()
        if let attendant { attendant.finish { deliver(result) } } else { deliver(result) }
      }
    }

    /// Starts work that reports its progress.
    func start<Report: Sendable>(
      _ work:
        @escaping @MainActor (_ report: @escaping @Sendable (Report) -> Void) async throws -> Value,
      each: @escaping @MainActor (Kind.StateClass, Report) -> Kind?
    ) {
      let newest = Exchange<Report>()
      takeReport = {
        guard let report = newest.swap(nil) else { return nil }
        return { state in each(state, report) }
      }
      start { [weak self] in
        try await work { report in
          // If a report waits already, its delivery is scheduled, too.
          guard newest.swap(report) == nil else { return }
          Task { @MainActor in self?.deliverReport() }
        }
      }
    }

    @usableFromInline package override func deliverReport() {
      guard let machine, let decide = takeReport?() else { return }
      machine.deliver(self, isLast: false, decide)
    }

    @inlinable func deliver(_ result: Result<Value, any Error>) {
      guard let machine, let then else { return recordLate() }
      machine.deliver(self, isLast: true) { state in
        switch then {
        case .state(let next): return next(result)
        case .screen(let tell):
          tell(state, result)
          return nil
        }
      }
    }

    override var isPending: Bool { unsafe task != nil && attendant?.isHolding != true }

    override func releaseParts() {
      let ended = (then, takeReport)
      (then, takeReport) = (nil, nil)
      extendLifetime(ended)
      // The next transition runs in this task, which is not cancelled during a delivery.
      if !hasFinished { cancelTask() }
    }
  }
}
