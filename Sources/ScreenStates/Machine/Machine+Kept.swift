extension Screen {
  /// The kept value, which no state may clear: typed text, a selection, a basket.
  ///
  /// The value belongs to the user or to the app, and outlives every state. A screen is
  /// saved as its ``kind`` and its kept value, with those of what it hosts. A write from outside calls
  /// ``State/keptChanged()`` of the current state.
  public var kept: Kind.Kept {
    get {
      machine.readKept()
      return keptValue
    }
    set {
      // The old value is released after the write: its deinit may read the new one.
      _ = exchange(&keptInPlace, with: newValue)
    }
    _modify { yield &keptInPlace }
  }

  private var keptInPlace: Kind.Kept {
    get { keptValue }
    _modify {
      if machine.now.phase == .guarding {
        var discarded = keptValue
        machine.record(.refused(machine.refusal(.guarding, .write)), cause: "kept")
        yield &discarded
      } else {
        let tracked = machine.now.surroundings?.views.kept
        tracked?.willChange()
        // Runs also when the access ends with an error.
        defer {
          tracked?.didChange()
          machine.keptWritten()
        }
        yield &keptValue
      }
    }
  }
}

/// The kept value: who is notified when it is written.
extension Machine {
  /// Called after a write of the kept value; notifies the current state, unless its own hook wrote.
  func keptWritten() {
    switch now.phase {
    case .guarding:
      return
    case .exiting, .entering, .deciding, .drawing:
      noteKept()
    case .idle:
      noteInput()
      pauseHost()
      noteKept()
      tellState(state)
      drain()
    case .making, .telling, .waiting:
      if now.phase == .telling, waiting.isChainFull { return refuseWrite() }
      noteKept()
      guard state.machine != nil, waiting.keptReader !== state else { return }
      waiting.keptReader = state
      waiting.others.append(.kept)
    }
  }

  /// Calls `keptChanged()` of the state that was current at the write, if it still is: a state
  /// entered later has seen the new value.
  func tellState(_ reader: _StateBase?) {
    guard reader === state, isAnswering, state.machine != nil, let home else { return }
    defer { extendLifetime(home) }
    now.phase = .deciding
    state.keptChanged()
  }

  /// Refuses to tell of a write, because the chain is too long (rule 6).
  func refuseWrite() {
    record(.refused(Refusal(.runaway, "An observer of \(stateName)", .write)), cause: "kept")
  }

  private func noteKept() {
    if now.surroundings?.keptObservers.isEmpty == false { now.unsettled.insert(.kept) }
  }

  func tellKept(_ surroundings: Surroundings) {
    guard let kept = copyKept() else { return }
    if !surroundings.keptObservers.tell(kept) { forgetObservers(of: surroundings) }
  }

  /// Adds an observer of the kept value and calls it with the present value.
  func observeKept(_ tell: @escaping @MainActor (_ copy: AnyObject) -> Void) -> ObservationToken {
    let token = surroundings.keptObservers.add(tell)
    tellFirst { if let kept = copyKept() { tell(kept) } }
    return token
  }
}
