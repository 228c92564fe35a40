import ScreenStates

/// The kinds of a trial are numbers; a plan has the behaviour of each.
struct TrialKind: StateKind, Equatable {
  typealias Display = TrialDisplay
  typealias StateClass = TrialState
  typealias Kept = Int

  let number: Int

  var name: String { "k\(number)" }
}

/// The display of a trial: the state that drew it, and a value.
struct TrialDisplay: ScreenDisplay, Equatable {
  var owner = 0
  var value = 0

  /// Whether an observer acts on this frame: one in seven, so that chains of observers end.
  var isLoud: Bool { ((value &* 2_654_435_761) >> 11) % 7 == 3 }
}

/// The factory of a trial's screen.
struct TrialStates: StateFactory {
  unowned let book: TrialBook

  func makeState(for kind: TrialKind) -> TrialState {
    TrialState(kind.number, of: book)
  }
}
