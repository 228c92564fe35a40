/// The request of a screen that always loads the same: nothing to say, and equal to itself.
///
/// `Void` cannot be compared or saved, so it cannot stand here.
public struct NoRequest: Hashable, Codable, Sendable {
  /// Makes it.
  public init() {}
}
