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
    private var awakening = Awakening.current
    private var holds = 0
    private var hasFinished = false
    private var deliveries: [CheckedContinuation<Void, Never>] = []

    init(cause: String, machine: Machine<Kind>, owner: State.Type?, then: Then) {
      self.then = then
      super.init(cause: cause, machine: machine, owner: owner)
    }

    func start(_ work: @escaping @MainActor () async throws -> Value) {
      awakening?.add(self)
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
      if let awakening = awakening.take() {
        awakening.collect { tell(result) }
      } else {
        tell(result)
      }
      endDeliveries()
    }

    private func tell(_ result: Result<Value, any Error>) {
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

    override var runningTask: Task<Void, Never>? { unsafe task }

    // MARK: - AnswerHolding

    package var home: AnyObject? { machine?.screen }

    package func keepWithScreen(_ companion: AnyObject) {
      machine?.makeSurroundings().companions.append(companion)
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
      for delivery in deliveries { delivery.resume() }
      deliveries = []
    }
  }
}
