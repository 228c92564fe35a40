import ScreenStates

/// The states of a trial are told apart by number: a plan says what each does.
struct TrialKind: StateKind, Equatable {
  typealias Display = TrialDisplay
  typealias StateClass = TrialState
  typealias Kept = Int

  let number: Int

  var name: String { "k\(number)" }
}

/// What a trial shows: who drew it, and what.
struct TrialDisplay: ScreenDisplay, Equatable {
  var owner = 0
  var value = 0

  /// Whether an observer does something when it is told: once in seven frames, and never for long.
  var isLoud: Bool { ((value &* 2_654_435_761) >> 11) % 7 == 3 }
}

/// The factory of a trial's screen.
struct TrialStates: StateFactory {
  unowned let book: TrialBook

  func makeState(for kind: TrialKind) -> TrialState {
    TrialState(kind.number, of: book)
  }
}
