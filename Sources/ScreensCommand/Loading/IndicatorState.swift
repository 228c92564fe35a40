import ContentStates
package import ScreenStates

/// The base of an indicator's states.
package class IndicatorState: IndicatorScreen.State {
  let times: LoadingTimes

  init(times: LoadingTimes) { self.times = times }

  /// Something begins to load.
  package func begin() { ignored() }

  /// It is there.
  package func end() { ignored() }

  /// Tells which of the two it is.
  package final func load(_ isLoading: Bool) {
    if isLoading { begin() } else { end() }
  }
}

/// Nothing is loading.
final class RestingState: IndicatorState {
  override func begin() { transition(to: times.appearsAfter == nil ? .showing : .waiting) }
}

/// Something is loading, and may be there in a moment.
final class WaitingState: IndicatorState {
  override func enter() { after(times.appearsAfter ?? .zero, cause: "appears") { .showing } }

  override func end() { transition(to: .resting) }
}

/// The indicator is there.
final class ShowingState: IndicatorState {
  private var hasStayed = false
  private var hasEnded = false

  override func enter() {
    display.isShown = true
    if let stay = times.staysAtLeast {
      after(stay, cause: "stayed") { [self] in
        hasStayed = true
        return hasEnded ? .resting : nil
      }
    } else {
      hasStayed = true
    }
    if let slow = times.slowAfter {
      after(slow - (times.appearsAfter ?? .zero), cause: "slow") { [self] in
        display.isSlow = true
        return nil
      }
    }
  }

  override func begin() { hasEnded = false }

  override func end() {
    hasEnded = true
    if hasStayed { transition(to: .resting) }
  }
}
