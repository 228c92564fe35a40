/// Why there is nothing to show.
///
/// A view offers to add the first item if nothing is there, or a wider search if nothing matches.
public enum EmptyReason: String, Hashable, Codable, Sendable, CaseIterable {
  /// There is nothing at all.
  case nothingThere
  /// There may be something, but nothing that answers the request.
  case nothingMatches
}
