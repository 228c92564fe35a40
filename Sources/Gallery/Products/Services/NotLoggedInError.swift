/// What the shop answers to one who has not logged in.
public struct NotLoggedInError: Error, Equatable, CustomStringConvertible, Sendable {
  /// Makes the error.
  public init() {}

  /// A sentence for people.
  public var description: String { "You are not logged in." }
}
