/// An error of a load that does not come from the service.
///
/// ``ContentSource/failure`` puts it into words, as it does every other error.
public enum LoadingError: Error, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// There was no answer before the ``LoadingTimes/deadline``.
  case timedOut
  /// The first load cancelled itself, so there is neither an answer nor an error.
  case cancelled
  /// The pages had no new items and no end: a hundred came in a row, or a cursor was repeated.
  case onlyEmptyPages

  /// A sentence for people.
  public var description: String {
    switch self {
    case .timedOut: "It took too long."
    case .cancelled: "Loading was cancelled."
    case .onlyEmptyPages: "There were only empty pages."
    }
  }
}
