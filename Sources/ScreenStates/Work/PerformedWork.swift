extension Screen {
  /// Asynchronous work with one result.
  final class PerformedWork<Value>: Work, AnswerHolding {
    /// Whom the result is told to.
    enum Then {
      /// The state that started the work, whose next kind the result names.
      case state(@MainActor (Result<Value, any Error>) -> Kind?)
      /// Whichever state is current.
      case screen(@MainActor (Kind.StateClass, Result<Value, any Error>) -> Void)
    }

    private var then: Then?
    nonisolated(unsafe) private var task: Task<Void, Never>?
    private var holds = 0
    private var hasFinished = false
    private var deliveries: [CheckedContinuation<Void, Never>] = []

    init(cause: String, machine: Machine<Kind>, owner: State.Type?, then: Then) {
      self.then = then
      super.init(cause: cause, machine: machine, owner: owner)
    }

    func start(_ work: @escaping @MainActor () async throws -> Value) {
      unsafe task = Task { [self] in
        let result: Result<Value, any Error>
        do {
          result = .success(
            try await PerformedTask.$current.withValue(self) { try await work() })
        } catch {
          result = .failure(error)
        }
        finish(result)
      }
    }

    private func finish(_ result: Result<Value, any Error>) {
      hasFinished = true
      if let machine, let then {
        machine.deliver(self, isLast: true) { state in
          switch then {
          case .state(let next): return next(result)
          case .screen(let tell):
            tell(state, result)
            return nil
          }
        }
      } else {
        recordStale()
      }
      endDeliveries()
    }

    override var isPending: Bool { holds == 0 }

    override func letGo() {
      then = nil
      // What the result leads to must not run in a cancelled task.
      if !hasFinished { cancelTask() }
    }

    override nonisolated func cancelTask() {
      unsafe task?.cancel()
    }

    // MARK: - AnswerHolding

    package func hold() {
      holds += 1
      machine?.wakeWaiters()
      endDeliveries()
    }

    package func release() {
      holds -= 1
    }

    package func delivered() async {
      guard !hasFinished, holds == 0 else { return }
      await withCheckedContinuation { deliveries.append($0) }
    }

    private func endDeliveries() {
      for delivery in deliveries { delivery.resume() }
      deliveries = []
    }
  }
}
