/// A request to a child of the books screen, by its name.
///
/// It is not an enum, because a new child can add requests of its own.
public struct BooksRequest: Hashable, Codable, Sendable {
  /// The name, such as `retry`.
  public let name: String

  /// Makes a request.
  public init(_ name: String) { self.name = name }

  /// Repeat the load that failed.
  public static let retry = BooksRequest("retry")
  /// Load the books again.
  public static let refresh = BooksRequest("refresh")
}
