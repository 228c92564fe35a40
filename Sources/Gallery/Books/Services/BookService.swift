/// What the list of books asks for.
@MainActor
public protocol BookService: AnyObject {
  /// The books of the library, in the order to show them in.
  ///
  /// - Returns: The books, which may be none.
  /// - Throws: An error whose description is a sentence for people, or `CancellationError`.
  func books() async throws -> [Book]
}
