/// An implementation of a screen that is in one of four states.
@MainActor
protocol Candidate: AnyObject {
  /// Goes to a state.
  func show(_ kind: SampleKind)

  /// Sends an event that does not change the display to the current state.
  func touch(_ value: Int)

  /// Lets the current state draw the indicator.
  func draw(_ isLoading: Bool)

  /// The display.
  var shown: SampleDisplay { get }
}

// Not inlined, so that the optimiser cannot merge calls.
extension Candidate {
  @inline(never)
  private func step(_ kind: SampleKind) {
    show(kind)
  }

  @inline(never)
  func touchOnce(_ value: Int) {
    touch(value)
  }

  @inline(never)
  private func drawOnce(_ isLoading: Bool) {
    draw(isLoading)
  }

  /// Walks the cycle.
  func walk(_ cycle: SampleCycle, turns: Int) {
    for _ in 0..<turns {
      for kind in cycle.kinds { step(kind) }
    }
  }

  /// Sends events.
  func touch(turns: Int) {
    for turn in 0..<turns { touchOnce(turn) }
  }

  /// Draws.
  func draw(turns: Int) {
    for turn in 0..<turns { drawOnce(turn & 1 == 0) }
  }

  /// Walks the cycle and compares the displays; returns what is wrong, or nil.
  func mistake(on cycle: SampleCycle) -> String? {
    for _ in 0..<2 {
      for (kind, display) in zip(cycle.kinds, cycle.displays) {
        step(kind)
        if shown != display { return "\(type(of: self)) shows \(shown) in \(kind)" }
      }
    }
    return nil
  }
}

/// A candidate with a view that is redrawn.
@MainActor
protocol Viewed: Candidate {
  /// How often the view was redrawn.
  var redraws: Int { get }
}
