extension Screen {
  /// Asynchronous work with one result.
  ///
  /// The path from the start to the result is inlinable, so that it is compiled for an app's own
  /// kinds and values.
  @usableFromInline
  final class PerformedWork<Value>: Work, AnswerHolding {
    /// Whom the result is told to.
    @usableFromInline
    enum Then {
      /// The state that started the work, whose next kind the result names.
      case state(@MainActor (Result<Value, any Error>) -> Kind?)
      /// Whichever state is current.
      case screen(@MainActor (Kind.StateClass, Result<Value, any Error>) -> Void)
    }

    @usableFromInline var then: Then?
    @usableFromInline nonisolated(unsafe) var task: Task<Void, Never>?
    @usableFromInline var hasFinished = false
    private var awakening = Awakening.current
    private var holds = 0
    private var deliveries: [CheckedContinuation<Void, Never>] = []

    @usableFromInline
    init(cause: String, machine: Machine<Kind>, owner: State.Type?, then: Then) {
      self.then = then
      super.init(cause: cause, machine: machine, owner: owner)
    }

    @inlinable
    func start(_ work: @escaping @MainActor () async throws -> Value) {
      noteStart()
      unsafe task = Task { [self] in
        let result: Result<Value, any Error>
        do {
          result = .success(try await run(work))
        } catch {
          result = .failure(error)
        }
        hasFinished = true
        collect { tell(result) }
      }
    }

    /// Lets a test that has led to this work wait for it.
    @usableFromInline
    func noteStart() {
      awakening?.add(self)
    }

    /// Runs the work, which finds this object in its task.
    @usableFromInline
    func run(_ work: @MainActor () async throws -> Value) async throws -> Value {
      try await PerformedTask.$current.withValue(self) { try await work() }
    }

    /// Tells the result, and lets a test that has led to it wait for what follows.
    @usableFromInline
    func collect(_ tell: () -> Void) {
      if let awakening = awakening.take() {
        awakening.collect(tell)
      } else {
        tell()
      }
      endDeliveries()
    }

    @inlinable
    func tell(_ result: Result<Value, any Error>) {
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
