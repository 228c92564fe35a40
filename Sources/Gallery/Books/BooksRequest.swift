/// A request that a child of the books container offers, by its name.
///
/// Not an enum: a child that is added later brings requests of its own.
public struct BooksRequest: Hashable, Codable, Sendable {
  /// The word for it, such as `retry`.
  public let name: String

  /// Makes a request.
  ///
  /// - Parameter name: The word for it.
  public init(_ name: String) {
    self.name = name
  }

  /// Try again what failed.
  public static let retry = BooksRequest("retry")
  /// Look whether there is anything newer.
  public static let refresh = BooksRequest("refresh")
}
