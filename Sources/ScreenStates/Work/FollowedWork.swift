/// Work that delivers the elements of a sequence one by one, and then the sequence's end.
final class FollowedWork<Sequence: AsyncSequence>: ScreenWork {
  private var each: (@MainActor (Machine, Sequence.Element) -> Bool)?
  private var finished: Finished?
  private var isDelivering = false
  private var hasBegun = false

  /// Takes the end of the sequence.
  typealias Finished = @MainActor (Machine, Result<Void, any Error>) -> Bool

  init(
    cause: String, machine: Machine, owner: _StateBase.Type?,
    each: @escaping @MainActor (Machine, Sequence.Element) -> Bool,
    finished: Finished?
  ) {
    (self.each, self.finished) = (each, finished)
    super.init(cause: cause, machine: machine, owner: owner)
  }

  func start(_ sequence: Sequence) {
    if machine?.isStill == true { return }
    runTask { [self] in
      hasBegun = true
      machine?.wakeWaiters()
      noteTask()
      await TestKit.run(self) { await follow(sequence) }
    }
  }

  private func follow(_ sequence: Sequence) async {
    var count = 0
    do {
      for try await element in sequence {
        guard take(element) else { return }
        count += 1
        // A sequence whose elements are all ready would never yield the main actor.
        if count % 100 == 0 { await Task.yield() }
      }
      finish(.success(()))
    } catch {
      finish(.failure(error))
    }
  }

  /// Delivers one element.
  ///
  /// - Returns: Whether to continue.
  private func take(_ element: Sequence.Element) -> Bool {
    guard let machine, let each else {
      recordLate()
      return false
    }
    // The next transition runs in this task, which is not cancelled during a delivery.
    isDelivering = true
    machine.deliver(self, isLast: false) { each($0, element) }
    isDelivering = false
    return isUnderWay
  }

  private func finish(_ result: Result<Void, any Error>) {
    isDelivering = true
    guard let machine else { return recordLate() }
    machine.deliver(self, isLast: true) { [self, finished] machine in
      if let finished { return finished(machine, result) }
      if case .failure(let error) = result { noteFailure(error, in: machine) }
      return false
    }
  }

  override var form: UnderWay.Form? { .sequence }

  // Until its task has begun, so that a test knows that it listens.
  override var isPending: Bool { unsafe task != nil && !hasBegun }

  override func releaseParts() {
    _ = (each.take(), finished.take())
    // The next transition runs in this task, which is not cancelled during a delivery.
    if !isDelivering { cancelTask() }
  }
}
