/// What went wrong, in a sentence for people, and whether trying again can help.
///
/// It takes the place of `any Error` in the kinds, so that they can be compared and saved.
public struct Failure: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// A sentence for people.
  public var message: String

  /// Whether trying again can help.
  ///
  /// Where it cannot, the states ignore a retry.
  public var canRetry: Bool

  /// Makes a failure.
  ///
  /// - Parameters:
  ///   - message: A sentence for people.
  ///   - canRetry: Whether trying again can help.
  public init(_ message: String, canRetry: Bool = true) {
    self.message = message
    self.canRetry = canRetry
  }

  /// The sentence.
  public var description: String { message }
}

extension Failure {
  /// Makes a failure of any error: what ``ContentSource/failure`` does unless the app replaces it.
  ///
  /// A failure stays what it is. An error whose type has a description of its own
  /// (`CustomStringConvertible`) is told in these words. Everything else is told as "Could not
  /// load.": a type's name, and a domain with a code, are for the developer and mean nothing to
  /// people.
  ///
  /// - Parameter error: What the load threw.
  public init(describing error: any Error) {
    if let failure = error as? Failure {
      self = failure
    } else if let words = (error as? any CustomStringConvertible)?.description,
      !words.isEmpty, !words.contains("Domain=")
    {
      self.init(words)
    } else {
      self.init("Could not load.")
    }
  }
}
