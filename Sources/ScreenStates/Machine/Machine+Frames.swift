/// Frames: what the screen shows, and when observers are called (rule 7).
extension Machine {
  /// The display of the last settled frame.
  @inlinable var display: Kind.Display {
    if now.frame.isCurrent { now.state.drawn } else { formerDisplay }
  }

  /// The display of the last settled frame, when it is not that of the current state.
  @usableFromInline var formerDisplay: Kind.Display {
    switch now.frame {
    case .current: now.state.drawn
    case .former(let state): state.drawn
    case .copy(let display): display
    case .blank: Kind.Display()
    }
  }

  // MARK: - Drawing

  /// Runs `draw` as one frame; requests made inside it wait.
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

  /// Saves the settled frame before the current state draws.
  ///
  /// - Returns: The display to restore if `canTransition(to:)` draws, which is refused; else nil.
  @usableFromInline func keepFrame() -> Kind.Display? {
    if now.phase == .guarding {
      record(.refused(refusal(.guarding, .draw)), cause: "display")
      return now.state.drawn
    }
    if now.frame.isCurrent {
      now.frame = .copy(now.state.drawn)
      // While observers are called, `noteDraw()` decides whether the chain has room for a frame.
      if now.phase != .telling { now.unsettled.insert(.display) }
    }
    return nil
  }

  /// Called after the current state has drawn, a frame by itself or a part of one.
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

  /// Refuses to notify observers of a draw, because the chain is too long; the screen shows it.
  @usableFromInline func refuseDraw() {
    record(.refused(Refusal(.runaway, "An observer of \(stateName)", .draw)), cause: "display")
    _ = exchange(&now.frame, with: .current)
  }

  // MARK: - Settling and notifying

  /// Makes the current state's display the settled frame.
  ///
  /// - Returns: The previous frame. Release it after the access: its deinits may run the app's
  ///   code.
  @inlinable func settleFrame() -> SettledFrame<Kind> {
    exchange(&now.frame, with: now.isRunning ? .current : .blank)
  }

  /// Settles the frame and notifies Observation, then the observers of the kept value, then those
  /// of frames.
  @inlinable func tell() {
    // Taken first, because a view that draws while it is notified begins another round.
    let changes = exchange(&now.unsettled, with: [])
    if now.audience.contains(.views) { publish(changes) } else { _ = settleFrame() }
    if now.audience.contains(.observers) { tellObservers(changes) }
  }

  /// Settles the frame between Observation's calls of `willSet` and `didSet`.
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

  /// Announces to Observation the elements whose values differ in the frame about to settle.
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

  /// Adds an observer and calls it with the present frame; requests that it makes wait.
  func observe(_ tell: @escaping @MainActor (Kind.Display) -> Void) -> ObservationToken {
    let token = surroundings.observers.add(tell)
    tellFirst { tell(display) }
    return token
  }

  /// Calls a new observer for the first time.
  func tellFirst(_ tell: () -> Void) {
    now.audience.insert(.observers)
    guard now.phase == .idle else { return tell() }
    leaveIdle()
    now.phase = .telling
    tell()
    drain()
  }
}
