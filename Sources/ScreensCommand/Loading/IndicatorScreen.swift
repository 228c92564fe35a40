package import ContentStates
package import ScreenStates

/// Decides when the view of a screen shows that it loads: not for a quick answer, then long enough
/// to be seen, and after a while with a word that it is still going on.
///
/// The ready-made states do this by themselves. This does the same for states that do not, with
/// three states of its own.
package typealias IndicatorScreen = Screen<IndicatorKind>

/// The states of an indicator.
package enum IndicatorKind: String, StateKind, CaseIterable, Sendable {
  /// What the indicator shows.
  package typealias Display = IndicatorDisplay
  /// What the states answer.
  package typealias StateClass = IndicatorState

  /// Nothing is loading.
  case resting
  /// Something is, and may well be there in a moment.
  case waiting
  /// It takes its time; or it is there, and what shows that has only just appeared.
  case showing
}

/// What can be seen of an indicator.
package struct IndicatorDisplay: ScreenDisplay, Equatable, Sendable {
  /// Whether it is there.
  package var isShown = false
  /// Whether to say that it takes long.
  package var isSlow = false

  /// Makes a blank display.
  package init() {}
}

/// Makes the states of an indicator.
package struct IndicatorStates: StateFactory {
  private let times: LoadingTimes

  /// Makes a factory.
  ///
  /// - Parameter times: When the indicator appears, how long it stays, and when it says more.
  package init(times: LoadingTimes) { self.times = times }

  /// Makes a new state for a kind.
  package func makeState(for kind: IndicatorKind) -> IndicatorState {
    switch kind {
    case .resting: RestingState(times: times)
    case .waiting: WaitingState(times: times)
    case .showing: ShowingState(times: times)
    }
  }
}

extension Screen where Kind == IndicatorKind {
  /// An indicator at rest, not started yet.
  static func indicator(
    _ times: LoadingTimes, clock: any ScreenClock = .continuous
  ) -> IndicatorScreen {
    IndicatorScreen(initial: .resting, states: IndicatorStates(times: times), clock: clock)
  }
}
