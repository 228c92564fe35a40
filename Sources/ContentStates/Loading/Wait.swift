internal import ScreenStates

/// Loads one answer for a state and times its indicator and its deadline by ``LoadingTimes``.
///
/// The state holds the answer while the indicator stays. Load and timers end with the state.
@MainActor
final class Wait<Kind: ContentStateKind> where Kind.Display: ShowsActivity {
  private unowned let state: ContentState<Kind>
  private let load: Load<Kind>

  /// Removes what the indicator replaces.
  private let clear: @MainActor (inout Kind.Display) -> Void

  /// What an answer cancels: the load and the timers that run only during the load.
  private var underWay: [Screen<Kind>.Work] = []

  /// The timer for the minimum time of the visible indicator.
  private var staying: Screen<Kind>.Work?

  /// Sets the timers and begins to load.
  @discardableResult init(
    of state: ContentState<Kind>, for load: Load<Kind>,
    clearing clear: @escaping @MainActor (inout Kind.Display) -> Void = { _ in }
  ) {
    self.state = state
    self.load = load
    self.clear = clear
    let times = load.source.times
    if let delay = times.appearsAfter, delay > .zero {
      timer(delay, cause: "appears") { [self] in show(load.activity) }
    } else {
      _ = show(load.activity)
    }
    if load.canBeSlow {
      timer(times.slowAfter, cause: "slow") { [self] in show(.stillLoading) }
    }
    setDeadline()
    underWay.append(
      state.perform(load.answer) { [self] result in
        switch result {
        case .success(let answer):
          save(answer)
          let (kind, cause) = load.step(for: answer)
          finish(kind, cause)
        case .failure(let error):
          finish(load.kind(after: error), "failure")
        }
        return nil
      })
  }

  /// Sets the deadline, which counts anew if nothing ran when it was due.
  private func setDeadline() {
    guard let deadline = load.source.times.deadline else { return }
    // A host of a later time may have another clock.
    let clock = state.clock
    let late = clock.now.advanced(by: deadline + .seconds(1))
    timer(deadline, cause: "deadline") { [self] in
      if clock.now <= late {
        finish(load.kind(after: LoadingError.timedOut), "deadline")
      } else {
        setDeadline()
      }
      return nil
    }
  }

  /// Sets a timer that the answer cancels.
  private func timer(_ delay: Duration?, cause: String, then: @escaping @MainActor () -> Kind?) {
    guard let delay else { return }
    underWay.append(state.after(delay, cause: cause, then: then))
  }

  /// Shows the indicator, which then stays for its minimum time.
  private func show(_ activity: LoadingActivity) -> Kind? {
    if state.display.activity != .stillLoading {
      state.update {
        clear(&$0)
        $0.activity = activity
        $0.announcement = load.source.words.busy(activity)
      }
    }
    if staying == nil, let least = load.source.times.staysAtLeast {
      staying = state.after(least) { [state] in
        if let (kind, cause) = state.held { state.transition(to: kind, cause: cause) }
        return nil
      }
    }
    return nil
  }

  /// Saves an answer of the server, as work of the screen.
  ///
  /// A saved copy with further pages is not saved again, because its pages have different ages.
  private func save(_ answer: Load<Kind>.Answer) {
    guard let store = load.source.store, answer.savedAge == nil else { return }
    state.screen?.perform(cause: "save") {
      // The screen may end before the write has begun.
      try Task.checkCancellation()
      try await store.write(answer.request, SavedCopy(answer.items, next: answer.next))
    } then: { _, _ in
      // The screen has the items: a failure of the store is none of the screen.
    }
  }

  /// Moves to the next kind, at once or when the indicator has stayed long enough.
  ///
  /// The log says what came, not that a timer or a result led there.
  private func finish(_ next: Kind, _ cause: String) {
    for work in underWay { work.cancel() }
    underWay = []
    if staying?.isUnderWay == true {
      state.held = (next, cause)
    } else {
      state.transition(to: next, cause: cause)
    }
  }
}
