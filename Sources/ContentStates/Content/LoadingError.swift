/// What goes wrong with a load without an error of the service's own.
///
/// It reaches people through ``ContentSource/failure`` like every other error, so an app that
/// replaces that closure chooses these words too.
public enum LoadingError: Error, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// There was no answer before the ``LoadingTimes/deadline``.
  case timedOut
  /// The first load was cancelled from within, so there is neither an answer nor an error.
  case cancelled
  /// The pages that came had no items, and there was no end to them: a hundred in a row, or cursors
  /// that go in a circle.
  case onlyEmptyPages

  /// A sentence for people.
  public var description: String {
    switch self {
    case .timedOut: "It took too long."
    case .cancelled: "It was not loaded."
    case .onlyEmptyPages: "Only empty pages came."
    }
  }
}
