/// Frames: what the screen shows, and when observers are told (rule 7).
extension Machine {
  /// The display of the last settled frame.
  @inlinable var display: Kind.Display {
    if now.frame.isCurrent { now.state.drawn } else { formerDisplay }
  }

  /// The display of the last settled frame, while the current state's is not settled.
  @usableFromInline var formerDisplay: Kind.Display {
    switch now.frame {
    case .current: now.state.drawn
    case .former(let state): state.drawn
    case .copy(let display): display
    case .blank: Kind.Display()
    }
  }

  // MARK: - Drawing

  /// Draws in one go; requests made meanwhile wait.
  func update(_ draw: () -> Void) {
    let outer = now.phase
    switch outer {
    case .guarding, .making, .exiting, .entering:
      return draw()
    case .idle:
      leaveIdle()
      now.phase = .deciding
      draw()
      now.unsettled.insert(.display)
      drain()
    case .deciding, .telling, .waiting:
      now.phase = .deciding
      draw()
      now.phase = outer
      stateDrew()
    }
  }

  /// Keeps the settled frame before the current state draws what is not settled.
  ///
  /// - Returns: In `canTransition(to:)`, which may not draw, the display to put back; else nil.
  @usableFromInline func keepFrame() -> Kind.Display? {
    if now.phase == .guarding {
      record(.refused(refusal(.guarding, .draw)), cause: "display")
      return now.state.drawn
    }
    if now.frame.isCurrent {
      now.frame = .copy(now.state.drawn)
      // A draw of an observer is told only while the chain has room for it.
      if now.phase != .telling { now.unsettled.insert(.display) }
    }
    return nil
  }

  /// The current state has drawn: a frame of its own, or a part of the one that is being made.
  @inlinable func stateDrew() {
    if now.phase == .idle, now.audience.isEmpty { return }
    noteDraw()
  }

  @inlinable func noteDraw() {
    switch now.phase {
    case .guarding, .making, .exiting, .entering:
      return
    case .deciding, .waiting:
      now.unsettled.insert(.display)
    case .telling:
      guard waiting.extendChain(nil) else { return refuseDraw() }
      now.unsettled.insert(.display)
    case .idle:
      if now.audience.contains(.waiting) { leaveIdle() }
      now.unsettled.insert(.display)
      drain()
    }
  }

  /// Records that the chain is too long, and tells nobody of this draw; the screen shows it.
  @usableFromInline func refuseDraw() {
    record(.refused(Refusal(.runaway, "An observer of \(stateName)", .draw)), cause: "display")
    _ = exchange(&now.frame, with: .current)
  }

  // MARK: - Settling and telling

  /// Makes what the current state has drawn the frame that the screen shows.
  ///
  /// - Returns: The frame before, to be released when the access is over: its deinits may run the
  ///   app's code.
  @inlinable func settleFrame() -> SettledFrame<Kind> {
    exchange(&now.frame, with: now.isRunning ? .current : .blank)
  }

  /// Settles the frame, and tells it: to Observation, then to the observers in their order, those of
  /// what is kept first.
  @inlinable func tell() {
    // Taken first: a view that draws while it is told begins another round.
    let changes = exchange(&now.unsettled, with: [])
    if now.audience.contains(.views) { publish(changes) } else { _ = settleFrame() }
    if now.audience.contains(.observers) { tellObservers(changes) }
  }

  /// Settles the frame between the two calls that Observation wants.
  @inlinable func publish(_ changes: Changes) {
    let surroundings = surroundings
    let display = changes.contains(.display) ? surroundings.display : nil
    let place = changes.contains(.place) ? surroundings.place : nil
    let elements = changes.contains(.display) ? surroundings.elements : []
    display?.willChange()
    place?.willChange()
    if !elements.isEmpty { elementsWillChange(elements) }
    _ = settleFrame()
    display?.didChange()
    place?.didChange()
    for element in elements { element.didChange() }
  }

  /// Tells Observation of the elements that will have another value when the frame has settled.
  @inlinable func elementsWillChange(_ elements: [TrackedElement<Kind.Display>]) {
    let next = now.isRunning ? now.state.drawn : Kind.Display()
    for element in elements { element.compare(with: next) }
    for element in elements { element.willChange() }
  }

  @inlinable func tellObservers(_ changes: Changes) {
    guard let surroundings = now.surroundings else { return }
    if changes.contains(.kept) { tellKept(surroundings) }
    if changes == .kept { return }
    if !surroundings.observers.tell(display) { forgetObservers(of: surroundings) }
  }

  @usableFromInline func forgetObservers(of surroundings: Surroundings<Kind>) {
    surroundings.observers.prune()
    surroundings.keptObservers.prune()
    if surroundings.observers.isEmpty, surroundings.keptObservers.isEmpty {
      now.audience.remove(.observers)
    }
  }

  /// Adds an observer, and tells it the present frame, as every later one, with requests waiting.
  func observe(_ tell: @escaping @MainActor (Kind.Display) -> Void) -> ObservationToken {
    let token = surroundings.observers.add(tell)
    tellFirst { tell(display) }
    return token
  }

  /// Tells an observer that was added what is there.
  func tellFirst(_ tell: () -> Void) {
    now.audience.insert(.observers)
    guard now.phase == .idle else { return tell() }
    leaveIdle()
    now.phase = .telling
    tell()
    drain()
  }
}
