internal import ScreenStates

/// The wait for one answer: when its indicator appears, how long that stays, when the load is too
/// late (``LoadingTimes``).
///
/// The state holds the answer while the indicator stays. Everything ends with the state that waits.
@MainActor
final class Wait<Kind: ContentStateKind> {
  private unowned let state: ContentState<Kind>
  private let times: LoadingTimes

  /// What an answer takes back: the load, and the timers that only count while it is under way.
  private var underWay: [Screen<Kind>.Work] = []

  /// The timer of the indicator that has appeared.
  private var staying: Screen<Kind>.Work?

  init(of state: ContentState<Kind>, _ times: LoadingTimes) {
    self.state = state
    self.times = times
  }

  /// Sets the timers, in the order of the parameters, and then begins to load.
  ///
  /// - Parameters:
  ///   - appears: Draws the indicator.
  ///   - slow: Draws that it takes longer than usual, or nil where that is not said.
  ///   - load: Loads the answer.
  ///   - next: Names the next kind, given the answer, or the error of one that is too late.
  func begin<Answer>(
    appears: @escaping @MainActor () -> Void, slow: (@MainActor () -> Void)? = nil,
    load: @escaping @MainActor () async throws -> Answer,
    then next: @escaping @MainActor (Result<Answer, any Error>) -> Kind
  ) {
    if let delay = times.appearsAfter, delay > .zero {
      timer(delay, cause: "appears") { [self] in show(appears) }
    } else {
      _ = show(appears)
    }
    if let slow {
      timer(times.slowAfter, cause: "slow") { [self] in show(slow) }
    }
    timer(times.deadline, cause: "deadline") { [self] in
      finish(next(.failure(LoadingError.timedOut)))
    }
    underWay.append(state.perform(load) { [self] result in finish(next(result)) })
  }

  /// Sets a timer that the answer takes back.
  private func timer(_ delay: Duration?, cause: String, then: @escaping @MainActor () -> Kind?) {
    guard let delay else { return }
    underWay.append(state.after(delay, cause: cause, then: then))
  }

  /// Shows the indicator, which from now on stays for a while.
  private func show(_ draw: () -> Void) -> Kind? {
    draw()
    if staying == nil, let least = times.staysAtLeast {
      staying = state.after(least) { [state] in state.held }
    }
    return nil
  }

  /// Goes on with the answer, at once or when the indicator has stayed long enough.
  private func finish(_ next: Kind) -> Kind? {
    for work in underWay { work.cancel() }
    underWay = []
    guard staying?.isUnderWay == true else { return next }
    state.held = next
    return nil
  }
}
