/// What a check of this kit throws: all that is wrong, as text.
public struct KitFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each thing that is wrong, with the calls that show it.
  public let description: String
}
