/// An implementation of a screen that is in one of four states.
@MainActor
protocol Candidate: AnyObject {
  /// Goes to a state.
  func show(_ kind: SampleKind)

  /// Lets the current state draw the indicator.
  func draw(_ isLoading: Bool)

  /// The display.
  var shown: SampleDisplay { get }
}

/// A candidate whose current state receives events.
protocol EventCandidate: Candidate {
  /// Sends an event that does not change the display to the current state.
  func touch(_ value: Int)
}

// Not inlined, so that the optimiser cannot merge calls.
extension Candidate {
  @inline(never)
  private func step(_ kind: SampleKind) {
    show(kind)
  }

  @inline(never)
  private func drawOnce(_ isLoading: Bool) {
    draw(isLoading)
  }

  /// Walks the cycle.
  func walk(turns: Int) {
    let kinds = Sample.cycle
    for _ in 0..<turns {
      for kind in kinds { step(kind) }
    }
  }

  func draw(turns: Int) {
    for turn in 0..<turns { drawOnce(turn & 1 == 0) }
  }

  /// A candidate in a state, after the displays of another one were compared with those expected.
  ///
  /// Not of the same one, because to read a display can make the next transitions dearer.
  static func checked(in kind: SampleKind, _ make: () -> Self) throws -> Self {
    let other = make()
    for kind in Sample.cycle {
      other.step(kind)
      guard other.shown == SampleDisplay(kind) else {
        throw DisplayError(description: "\(Self.self) shows \(other.shown) in \(kind).")
      }
    }
    let candidate = make()
    candidate.show(kind)
    return candidate
  }
}

extension EventCandidate {
  @inline(never)
  func touchOnce(_ value: Int) {
    touch(value)
  }
}

/// A candidate does not show what the others show; to measure it would make no sense.
struct DisplayError: Error, CustomStringConvertible {
  let description: String
}
