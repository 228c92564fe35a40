/// What the screen of items asks for.
@MainActor
public protocol ItemService: AnyObject {
  /// All items, in the order to show them in.
  ///
  /// - Returns: The items, which may be none.
  /// - Throws: An error whose description is a sentence for people, or `CancellationError`.
  func items() async throws -> [Item]
}
