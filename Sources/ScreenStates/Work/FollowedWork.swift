extension Screen {
  /// A sequence whose elements are told one by one, and then how it ended.
  final class FollowedWork<Sequence: AsyncSequence>: Work {
    private var each: (@MainActor (Sequence.Element) -> Kind?)?
    private var finished: (@MainActor (Result<Void, any Error>) -> Kind?)?
    nonisolated(unsafe) private var task: Task<Void, Never>?
    private var isTelling = false
    private var hasFinished = false

    init(
      cause: String, machine: Machine<Kind>, owner: State.Type?,
      each: @escaping @MainActor (Sequence.Element) -> Kind?,
      finished: @escaping @MainActor (Result<Void, any Error>) -> Kind?
    ) {
      self.each = each
      self.finished = finished
      super.init(cause: cause, machine: machine, owner: owner)
    }

    func start(_ sequence: Sequence) {
      unsafe task = Task { [self] in
        do {
          for try await element in sequence {
            guard tell(element) else { return }
          }
          finish(.success(()))
        } catch {
          finish(.failure(error))
        }
      }
    }

    /// Tells one element; the answer says whether to go on.
    private func tell(_ element: Sequence.Element) -> Bool {
      guard let machine, let each else {
        recordStale()
        return false
      }
      // A transition that the element leads to ends this work but must not run in a cancelled task.
      isTelling = true
      machine.deliver(self, isLast: false) { _ in each(element) }
      isTelling = false
      return isUnderWay
    }

    private func finish(_ ending: Result<Void, any Error>) {
      hasFinished = true
      guard let machine, let finished else { return recordStale() }
      machine.deliver(self, isLast: true) { _ in finished(ending) }
    }

    override var form: UnderWay.Form? { .sequence }

    override func letGo() {
      each = nil
      finished = nil
      // What an element or the end leads to must not run in a cancelled task.
      if !isTelling, !hasFinished { cancelTask() }
    }

    override nonisolated func cancelTask() {
      unsafe task?.cancel()
    }

    override var runningTask: Task<Void, Never>? { unsafe task }
  }
}
