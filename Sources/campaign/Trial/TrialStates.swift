import ScreenStates

/// The factory of a trial's screen.
struct TrialStates: StateFactory {
  unowned let book: TrialBook

  func makeState(for kind: TrialKind) -> TrialState {
    TrialState(kind.number, of: book)
  }
}
