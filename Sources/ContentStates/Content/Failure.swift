/// What went wrong, in a sentence for people, and whether trying again can help.
///
/// It takes the place of `any Error` in the kinds, so that they can be compared and saved.
public struct Failure: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// What an app tells its failures apart by; a sentence is for people, and may be translated.
  ///
  /// ```swift
  /// extension Failure.Code {
  ///   static let notLoggedIn: Self = "notLoggedIn"
  /// }
  /// ```
  public struct Code: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The name of the code, as it is saved.
    public var rawValue: String

    /// Makes a code of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a code of its name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// A sentence for people.
  public var message: String

  /// What the app tells it apart by, if it does.
  public var code: Code?

  /// Whether trying again can help.
  ///
  /// Where it cannot, the states ignore a retry.
  public var canRetry: Bool

  /// How long the service asks to wait before the next try (`Retry-After`), if it says so.
  public var retryAfter: Duration?

  /// Makes a failure of its properties.
  public init(
    _ message: String, code: Code? = nil, canRetry: Bool = true, retryAfter: Duration? = nil
  ) {
    self.message = message
    self.code = code
    self.canRetry = canRetry
    self.retryAfter = retryAfter
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
