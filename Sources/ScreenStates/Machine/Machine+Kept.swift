/// What is kept: who hears that it was written.
extension Machine {
  /// What is kept was written: the current state hears of it, unless it wrote it itself.
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

  /// Tells the state that what is kept was written, if it is still the current one: a state
  /// entered since then has read the value.
  @usableFromInline func tellState(_ reader: Screen<Kind>.State?) {
    guard reader === now.state, isAnswering, now.state.isCurrent, let screen else { return }
    defer { extendLifetime(screen) }
    now.phase = .deciding
    now.state.keptChanged()
  }

  /// Refuses to write in `canTransition(to:)`.
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

  /// Adds an observer of what is kept, and tells it the present value.
  func observeKept(_ tell: @escaping @MainActor (Kind.Kept) -> Void) -> ObservationToken {
    let token = surroundings.keptObservers.add(tell)
    tellFirst { if let screen { tell(screen.keptValue) } }
    return token
  }
}
