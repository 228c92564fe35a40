/// The request of a screen that always loads the same items.
///
/// It replaces `Void`, which cannot be compared or saved.
public struct NoRequest: Hashable, Codable, Sendable {
  /// Makes the request.
  public init() {}
}
