/// Frames: what the screen shows, and when observers are called (rule 7).
extension Machine {
  // MARK: - Drawing

  /// Runs `draw` as one frame; requests made inside it wait.
  func update(_ draw: () -> Void) {
    let outer = now.phase
    switch outer {
    case .guarding, .making, .exiting, .entering:
      return draw()
    case .idle:
      noteInput(isDraw: true)
      pauseHost()
      now.phase = .deciding
    case .deciding, .telling:
      now.phase = .deciding
    case .waiting, .drawing:
      now.phase = .drawing
    }
    let isPaused = now.phase == .drawing
    draw()
    if outer == .idle || isPaused && now.phase != .drawing {
      now.unsettled.insert(.display)
      // Of nested draws in a pause that has ended meanwhile, the outermost runs what was queued.
      if outer != .drawing { drain() }
    } else {
      now.phase = outer
      stateDrew()
    }
  }

  /// Saves the settled frame before the current state draws.
  ///
  /// - Returns: A copy of the display to restore if `canTransition(to:)` draws, which is refused;
  ///   else nil.
  func keepFrame() -> AnyObject? {
    if now.phase == .guarding {
      record(.refused(refusal(.guarding, .draw)), cause: "display")
      return state.copyDisplay()
    }
    if let shown = refuseLateDraw() { return shown }
    if now.frame.isCurrent {
      now.frame = .copy(state.copyDisplay())
      // While observers are called, `noteDraw()` decides whether the chain has room for a frame.
      if now.phase != .telling { now.unsettled.insert(.display) }
    }
    return nil
  }

  /// Called after the current state has drawn, a frame by itself or a part of one.
  func stateDrew() {
    if now.phase == .idle, now.audience.isEmpty { return }
    noteDraw()
  }

  func noteDraw() {
    if let shown = refuseLateDraw() { return state.restoreDisplay(shown) }
    switch now.phase {
    case .guarding, .making, .exiting, .entering:
      return
    case .deciding, .waiting, .drawing:
      now.unsettled.insert(.display)
    case .telling:
      guard waiting.extendChain(nil) else { return refuseDraw() }
      now.unsettled.insert(.display)
    case .idle:
      noteInput(isDraw: true)
      if now.audience.contains(.waiting) { pauseHost() }
      now.unsettled.insert(.display)
      drain()
    }
  }

  /// Refuses a draw after the request that a bench has taken: on a screen, the state has exited by now.
  ///
  /// - Returns: The display to keep; nil if the draw is not late.
  private func refuseLateDraw() -> AnyObject? {
    guard now.isRunning, let shown = now.surroundings?.shownAtCatch else { return nil }
    record(.refused(Refusal(.stale, stateName, .draw)), cause: "display")
    return shown
  }

  /// Refuses to notify observers of a draw, because the chain is too long; the screen shows it.
  func refuseDraw() {
    record(.refused(Refusal(.runaway, "An observer of \(stateName)", .draw)), cause: "display")
    _ = exchange(&now.frame, with: .current)
  }

  // MARK: - Settling and notifying

  /// Makes the current state's display the settled frame.
  ///
  /// - Returns: The previous frame. Release it after the access: its deinits may run the app's
  ///   code.
  func settleFrame() -> SettledFrame {
    switch now.stage {
    case .running: exchange(&now.frame, with: .current)
    // What its host has ended keeps its last frame.
    case .ended(.host): .blank
    case .new, .ended: exchange(&now.frame, with: .blank)
    }
  }

  /// Keeps a copy of the last settled frame, because the host has ended the screen (rule 12).
  func keepLastFrame() {
    let former = exchange(&now.frame, with: .copy(copySettledDisplay()))
    // Released last: its deinit may run the app's code.
    extendLifetime(former)
  }

  /// Settles the frame and notifies Observation, then the observers of the kept value, then those
  /// of frames.
  func tell() {
    // Taken first, because a view that draws while it is notified begins another round.
    let changes = exchange(&now.unsettled, with: [])
    if now.audience.contains(.views) { publish(changes) } else { _ = settleFrame() }
    if now.audience.contains(.observers) { tellObservers(changes) }
  }
}
