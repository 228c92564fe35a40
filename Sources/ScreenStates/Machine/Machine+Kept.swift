/// The kept value: who is notified when it is written.
extension Machine {
  /// Called after a write of the kept value; notifies the current state, unless its own hook wrote.
  func keptWritten() {
    switch now.phase {
    case .guarding:
      return
    case .exiting, .entering, .deciding:
      noteKept()
    case .idle:
      leaveIdle()
      noteKept()
      tellState(now.state)
      drain()
    case .making, .telling, .waiting:
      guard waiting.extendChain(nil) else {
        let refusal = Refusal(.runaway, "An observer of \(stateName)", .write)
        return record(.refused(refusal), cause: "kept")
      }
      noteKept()
      guard now.state.isCurrent, waiting.keptReader !== now.state else { return }
      waiting.keptReader = now.state
      waiting.others.append(.kept)
    }
  }

  /// Calls `keptChanged()` of the state that was current at the write, if it still is: a state
  /// entered later has seen the new value.
  @usableFromInline func tellState(_ reader: Screen<Kind>.State?) {
    guard reader === now.state, isAnswering, now.state.isCurrent, let screen else { return }
    defer { extendLifetime(screen) }
    now.phase = .deciding
    now.state.keptChanged()
  }

  /// Records that a write in `canTransition(to:)` was refused.
  func refuseWriting() {
    record(.refused(refusal(.guarding, .write)), cause: "kept")
  }

  private func noteKept() {
    if now.surroundings?.keptObservers.isEmpty == false { now.unsettled.insert(.kept) }
  }

  @usableFromInline func tellKept(_ surroundings: Surroundings<Kind>) {
    guard let screen else { return }
    if !surroundings.keptObservers.tell(screen.keptValue) { forgetObservers(of: surroundings) }
  }

  /// Adds an observer of the kept value and calls it with the present value.
  func observeKept(_ tell: @escaping @MainActor (Kind.Kept) -> Void) -> ObservationToken {
    let token = surroundings.keptObservers.add(tell)
    tellFirst { if let screen { tell(screen.keptValue) } }
    return token
  }
}
