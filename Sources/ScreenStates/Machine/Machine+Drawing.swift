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

  /// Whether the current state may draw; what it draws while leaving no longer reaches the frame.
  @inlinable
  func mayDraw() -> Bool {
    switch now.phase {
    case .idle, .entering, .deciding, .telling, .waiting: true
    case .guarding, .making, .exiting: mayDrawWhileLeaving()
    }
  }

  /// The current state has drawn.
  @inlinable
  func drew() {
    if now.phase == .entering { return }
    if now.phase == .idle, !now.isAttended, !isTracked(.display) { return }
    tellDraw()
  }

  @usableFromInline
  func mayDrawWhileLeaving() -> Bool {
    if now.phase == .guarding {
      now.log?.add(to: nil, cause: "display", .refused(.guarding(stateName, .draw)))
      return false
    }
    if now.frame == .current {
      now.frame = .copy
      copy = now.state.display
      now.untold.insert(.display)
    }
    return true
  }

  @usableFromInline
  func tellDraw() {
    switch now.phase {
    case .guarding, .making, .exiting, .entering:
      return
    case .deciding, .waiting:
      now.untold.insert(.display)
    case .telling:
      guard chain.extend(nil) else {
        let refusal = Refusal.runaway("An observer of \(stateName)", .draw, cycle: [])
        now.log?.add(to: nil, cause: "display", .refused(refusal))
        return
      }
      now.untold.insert(.display)
    case .idle:
      begin()
      now.untold.insert(.display)
      drain()
    }
  }
}
