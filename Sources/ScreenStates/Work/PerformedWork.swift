extension Screen {
  /// Asynchronous work with one result.
  ///
  /// The path from the start to the result is inlinable, so that it is compiled for an app's own
  /// kinds and values.
  @usableFromInline
  class PerformedWork<Value>: Work {
    /// Who hears the result.
    @usableFromInline
    enum Then {
      /// The state that started the work, whose next kind the result names.
      case state(@MainActor (Result<Value, any Error>) -> Kind?)
      /// Whichever state is current.
      case screen(@MainActor (Kind.StateClass, Result<Value, any Error>) -> Void)
    }

    @usableFromInline final var then: Then?
    @usableFromInline final var result: Result<Value, any Error>?
    @usableFromInline final var hasFinished = false

    @usableFromInline
    init(cause: String, machine: Machine<Kind>, owner: State.Type?, then: Then) {
      self.then = then
      super.init(cause: cause, machine: machine, owner: owner)
    }

    /// Makes work, and the kind of it that a test kit waits for if there is one.
    @inlinable
    static func make(
      cause: String, machine: Machine<Kind>, owner: State.Type?, then: Then
    ) -> PerformedWork {
      TestKit.isPresent
        ? TestedWork(cause: cause, machine: machine, owner: owner, then: then)
        : PerformedWork(cause: cause, machine: machine, owner: owner, then: then)
    }

    @inlinable
    final func start(_ work: @escaping @MainActor () async throws -> Value) {
      let work = prepared(work)
      unsafe task = Task { [self] in
        #if DEBUG
          noteTask()
        #endif
        do {
          finish(.success(try await work()))
        } catch {
          finish(.failure(error))
        }
      }
    }

    /// What its task runs; a test kit adds what it needs to know.
    @usableFromInline
    func prepared(
      _ work: @escaping @MainActor () async throws -> Value
    ) -> @MainActor () async throws -> Value { work }

    /// Takes the result, and delivers it if the work is still under way.
    @usableFromInline
    func finish(_ result: Result<Value, any Error>) {
      hasFinished = true
      guard let machine else { return recordLate() }
      self.result = result
      machine.deliver(self)
    }

    @inlinable
    override final func deliver(to state: Kind.StateClass?) -> Kind? {
      let (then, result) = (then.take(), result.take())
      machine?.endDelivering(self)
      guard let state, let result else { return nil }
      switch then {
      case .state(let next): return next(result)
      case .screen(let tell): tell(state, result)
      case nil: break
      }
      return nil
    }

    override var isPending: Bool { true }

    override final func releaseParts() {
      _ = (then.take(), result.take())
      // What the result leads to must not run in a cancelled task.
      if !hasFinished { cancelTask() }
    }
  }
}
