extension Machine {
  /// Draws in one go, with what is asked for meanwhile waiting.
  func update(_ draw: () -> Void) {
    let outer = now.phase
    switch outer {
    case .guarding, .making, .exiting, .entering:
      return draw()
    case .idle:
      begin()
      now.phase = .deciding
      draw()
      now.untold.insert(.display)
      drain()
    case .deciding, .telling, .waiting:
      now.phase = .deciding
      draw()
      now.phase = outer
      drew()
    }
  }

  /// The current state has drawn.
  @inlinable
  func drew() {
    if now.phase == .idle, !now.marks.areAttended, !isTracked(.display) { return }
    tellDraw()
  }

  /// Keeps the settled frame, for the current state is about to draw what is not settled yet.
  ///
  /// - Returns: What to put back in `canTransition(to:)`, which may not draw; else nil.
  @usableFromInline
  func keepFrame() -> Kind.Display? {
    if now.phase == .guarding {
      log?.add(to: nil, cause: "display", .refused(.guarding(stateName, .draw)))
      return now.state.display
    }
    if now.frame == .current {
      now.frame = .copy
      agenda.frame = now.state.display
      // A draw of an observer is told only while the chain has room for it.
      if now.phase != .telling { now.untold.insert(.display) }
    }
    return nil
  }

  @inlinable
  func tellDraw() {
    switch now.phase {
    case .guarding, .making, .exiting, .entering:
      return
    case .deciding, .waiting:
      now.untold.insert(.display)
    case .telling:
      guard extendChain(nil) else { return refuseDraw() }
      now.untold.insert(.display)
    case .idle:
      if now.marks[.awaited] { begin() }
      now.untold.insert(.display)
      drain()
    }
  }

  /// Refuses to tell a draw of an observer at the end of a chain that does not end.
  @usableFromInline
  func refuseDraw() {
    let refusal = Refusal.runaway("An observer of \(stateName)", .draw, cycle: [])
    log?.add(to: nil, cause: "display", .refused(refusal))
    now.frame = .current
    agenda.frame = nil
  }
}
