/// What went wrong, in a sentence for people, and whether trying again can help.
///
/// Kinds have it instead of `any Error`, so that they can be compared and saved.
public struct Failure: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// Identifies a failure in code; the sentence is for people, and may be translated.
  ///
  /// ```swift
  /// extension Failure.Code {
  ///   static let notLoggedIn: Self = "notLoggedIn"
  /// }
  /// ```
  public struct Code: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The name of the code, as it is saved.
    public var rawValue: String

    /// Makes a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a code from its name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// A sentence for people.
  public var message: String

  /// The code that identifies the failure for the app, if there is one.
  public var code: Code?

  /// Whether trying again can help.
  ///
  /// If it cannot, the states ignore a retry.
  public var canRetry: Bool

  /// How long to wait before the next try, if the service says so (`Retry-After`); more than a day
  /// counts as a day.
  public var retryAfter: Duration?

  /// Makes a failure from its properties.
  public init(
    _ message: String, code: Code? = nil, canRetry: Bool = true, retryAfter: Duration? = nil
  ) {
    (self.message, self.code) = (message, code)
    (self.canRetry, self.retryAfter) = (canRetry, retryAfter)
  }

  /// The sentence.
  public var description: String { message }
}

extension Failure {
  /// Makes a failure from any error: the default of ``ContentSource/failure``.
  ///
  /// A failure is unchanged. An error whose type has its own description
  /// (`CustomStringConvertible`) keeps that text. Every other error becomes "Could not load.",
  /// because the name of a type, or a domain with a code, means nothing to users.
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
