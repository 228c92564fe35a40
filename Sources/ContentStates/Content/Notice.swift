/// A message that is shown beside the items, never instead of them.
public struct Notice: Hashable, Codable, Sendable, CustomStringConvertible {
  /// What ``ContentState/retry()`` does.
  public enum Remedy: String, Hashable, Codable, Sendable, CaseIterable {
    /// A refresh failed; a retry refreshes.
    case refresh
    /// A page failed; a retry loads it. Until then ``ContentState/loadMore()`` is ignored, so that
    /// scrolling does not load it again and again.
    case loadMore
  }

  /// A sentence for people.
  public var message: String

  /// What a retry does, or nil if a retry cannot help.
  public var remedy: Remedy?

  /// The code of the reported failure, if there is one.
  public var code: Failure.Code?

  /// Makes a notice from its properties.
  public init(_ message: String, remedy: Remedy? = nil, code: Failure.Code? = nil) {
    (self.message, self.remedy, self.code) = (message, remedy, code)
  }

  /// The sentence.
  public var description: String { message }
}
