package import ContentStates

/// The shop that a products screen shows.
///
/// It throws ``NotLoggedInError``, or errors that describe themselves in sentences for people.
@MainActor
package protocol ProductService: AnyObject {
  /// A page of the products that match some words; all products match an empty text.
  func products(matching words: String, from cursor: PageCursor?) async throws -> Page<Product>

  /// Puts a product into the basket.
  func add(_ product: Product) async throws

  func logIn() async throws

  /// Logs the customer out; does nothing if the customer is not logged in.
  func logOut()
}

/// The shop's error for a customer who is not logged in.
package struct NotLoggedInError: Error, Equatable, CustomStringConvertible, Sendable {
  package init() {}

  package var description: String { "You are not logged in." }
}
