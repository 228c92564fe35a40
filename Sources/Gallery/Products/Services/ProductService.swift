public import ContentStates

/// The shop that a products screen shows.
@MainActor
public protocol ProductService: AnyObject {
  /// A page of the products that match some words.
  ///
  /// - Parameters:
  ///   - words: The words to search for; all products match an empty text.
  ///   - cursor: Where the page begins; nil for the first.
  /// - Returns: The page.
  /// - Throws: ``NotLoggedInError``, or an error whose description is a sentence for people.
  func products(matching words: String, from cursor: PageCursor?) async throws -> Page<Product>

  /// Puts a product into the basket.
  ///
  /// - Parameter product: The product.
  /// - Throws: ``NotLoggedInError``, or an error whose description is a sentence for people.
  func add(_ product: Product) async throws

  /// Logs the customer in.
  ///
  /// - Throws: An error whose description is a sentence for people.
  func logIn() async throws

  /// Logs the customer out; does nothing if the customer is not logged in.
  func logOut()
}

/// The shop's error for a customer who is not logged in.
public struct NotLoggedInError: Error, Equatable, CustomStringConvertible, Sendable {
  /// Makes the error.
  public init() {}

  /// A sentence for people.
  public var description: String { "You are not logged in." }
}
