extension Machine {
  /// Draws in one go, with what is asked for meanwhile waiting.
  func update(_ draw: () -> Void) {
    let outer = status.phase
    switch outer {
    case .guarding, .making, .exiting, .entering:
      return draw()
    case .idle:
      begin()
      status.phase = .deciding
      draw()
      status.untold.insert(.display)
      drain()
    case .deciding, .telling, .waiting:
      status.phase = .deciding
      draw()
      status.phase = outer
      drew()
    }
  }

  /// Whether the current state may draw; what it draws while leaving no longer reaches the status.frame.
  @inlinable
  func mayDraw() -> Bool {
    switch status.phase {
    case .idle, .entering, .deciding, .telling, .waiting: true
    case .guarding, .making, .exiting: mayDrawWhileLeaving()
    }
  }

  /// The current state has drawn.
  @inlinable
  func drew() {
    if status.phase == .entering { return }
    if status.phase == .idle, !status.isAttended, !(tracking?.isTracked(.display) ?? false) { return }
    tellDraw()
  }

  @usableFromInline
  func mayDrawWhileLeaving() -> Bool {
    if status.phase == .guarding {
      log?.add(to: nil, cause: "display", .refused(.guarding(stateName, .draw)))
      return false
    }
    if status.frame == .current {
      status.frame = .copy
      copy = state.display
    }
    return true
  }

  @usableFromInline
  func tellDraw() {
    switch status.phase {
    case .guarding, .making, .exiting, .entering:
      return
    case .deciding, .waiting:
      status.untold.insert(.display)
    case .telling:
      guard chain.extend(nil) else {
        let refusal = Refusal.runaway("An observer of \(stateName)", .draw, cycle: [])
        log?.add(to: nil, cause: "display", .refused(refusal))
        return
      }
      status.untold.insert(.display)
    case .idle:
      begin()
      status.untold.insert(.display)
      drain()
    }
  }
}
