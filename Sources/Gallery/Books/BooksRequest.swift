/// A request to a child of the books screen, by its name.
///
/// It is not an enum, because a new child can add requests of its own.
package struct BooksRequest: Hashable, Codable, Sendable {
  /// The name, such as `retry`.
  package let name: String

  package init(_ name: String) { self.name = name }

  /// Repeat the load that failed.
  package static let retry = BooksRequest("retry")
  /// Load the books again.
  package static let refresh = BooksRequest("refresh")
}
