package import ContentStates
import ScreenStates

/// The kinds of a products screen: those of every list that loads, and one of its own.
package enum ProductsKind: ContentStateKind, Equatable, Codable, Sendable {
  package typealias Display = ProductsDisplay
  package typealias StateClass = ContentState<Self>
  /// The shop, for the states that show products.
  package typealias Context = any ProductService
  package typealias Kept = ProductsKept

  /// Loads, with nothing to show meanwhile.
  case loading(String)
  case loaded(Content<String, Product>)
  /// Shows products while newer ones, or the products of another search, are loaded.
  case refreshing(Content<String, Product>)
  /// Shows products while a further page is loaded.
  case loadingMore(Content<String, Product>)
  /// There are no products, or none that match.
  case empty(String, EmptyReason)
  /// The load failed, and there is nothing to show.
  case failed(String, Failure)
  /// The customer must log in; the request waits for that.
  case notLoggedIn(String)

  /// The last request: the words of a search, or an empty text for all products.
  package var request: String {
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
  /// The kind that shows products; `notLoggedIn` if their notice says that.
  package static func showingData(_ content: Content<String, Product>) -> Self {
    content.notice?.code == .notLoggedIn
      ? .notLoggedIn(content.asked ?? content.request) : .loaded(content)
  }

  /// The kind that shows a failure; `notLoggedIn` if the failure says that.
  package static func error(_ request: String, _ failure: Failure) -> Self {
    failure.code == .notLoggedIn ? .notLoggedIn(request) : .failed(request, failure)
  }
}

extension Failure.Code {
  static let notLoggedIn: Self = "notLoggedIn"
}
