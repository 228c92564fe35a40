import ScreenStates

/// Checks before the measurement that all candidates show the same.
@MainActor
enum Walk {
  /// What is wrong with the display of a candidate, or nil.
  static func mistake() -> String? {
    let cycle = SampleCycle()
    let candidates: [any Candidate] = [
      EnumController(), ArticleController(), TidyController(), BestController(), ScreenCandidate(),
      AskedStateCandidate(), ReadCandidate(), ObservedCandidate(), ViewedCandidate(),
      LoggedCandidate(), RecordedCandidate(), StreamingController(), EnumModelCandidate(),
      FlagsModelCandidate(),
      FlagsElementCandidate(\.isLoading) { $0.isLoading },
      FlagsElementCandidate(\.items) { $0.items },
      ViewedCandidate(\.isLoading) { $0[\.isLoading] },
      ViewedCandidate(\.items) { $0[\.items] },
      LevelsCandidate(levels: 0), LevelsCandidate(levels: 3),
    ]
    for candidate in candidates {
      if let mistake = candidate.mistake(on: cycle) { return mistake }
    }
    return nil
  }
}
