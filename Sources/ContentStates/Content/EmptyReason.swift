/// Why there is nothing to show.
///
/// The difference decides what to offer: where nothing is there, adding the first; where nothing
/// matches, a wider search.
public enum EmptyReason: String, Hashable, Codable, Sendable, CaseIterable {
  /// There is nothing at all.
  case nothingThere
  /// There may be something, but nothing that answers the request.
  case nothingMatches
}
