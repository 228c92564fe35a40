public import ContentStates
import ScreenStates

/// The states of a products screen: those of every list that loads, and one of its own.
public enum ProductsKind: ContentStateKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = ProductsDisplay
  /// What the states answer.
  public typealias StateClass = ContentState<Self>
  /// Where a state that shows products can sell them.
  public typealias Context = any ProductService
  /// What the customer owns.
  public typealias Kept = ProductsKept

  /// Loads, with nothing to show meanwhile.
  case loading(String)
  /// Shows products.
  case loaded(Content<String, Product>)
  /// Shows products while newer ones, or those of another search, are loaded.
  case refreshing(Content<String, Product>)
  /// Shows products while a further page is loaded.
  case loadingMore(Content<String, Product>)
  /// There are no products, or none that match.
  case empty(String, EmptyReason)
  /// There was no answer, and there is nothing to show.
  case failed(String, Failure)
  /// The shop answers only customers who have logged in; what was asked for waits.
  case notLoggedIn(String)

  /// What the customer asked for last: the words, or an empty text for all products.
  public var request: String {
    switch self {
    case .loading(let request), .empty(let request, _), .failed(let request, _),
      .notLoggedIn(let request):
      request
    case .loaded(let content), .refreshing(let content), .loadingMore(let content):
      content.asked ?? content.request
    }
  }
}

// MARK: - Where the ready-made states lead

extension ProductsKind {
  /// Shows products, unless the notice beside them is that the customer is not logged in.
  ///
  /// - Parameter content: What to show.
  /// - Returns: The kind.
  public static func showingData(_ content: Content<String, Product>) -> Self {
    content.notice?.code == .notLoggedIn
      ? .notLoggedIn(content.asked ?? content.request) : .loaded(content)
  }

  /// Tells a failure, unless it is that the customer is not logged in.
  ///
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - failure: What went wrong.
  /// - Returns: The kind.
  public static func error(_ request: String, _ failure: Failure) -> Self {
    failure.code == .notLoggedIn ? .notLoggedIn(request) : .failed(request, failure)
  }
}

extension Failure.Code {
  /// The shop does not know the customer, which only a login can help.
  static let notLoggedIn: Self = "notLoggedIn"
}
