package import ContentStates
import ScreenStates

/// The display of a products screen; blank at first.
///
/// The ready-made states draw their properties. A list shows ``rows``, which are computed from
/// these.
package struct ProductsDisplay: ShowsContent, ShowsNothingElse, Equatable, Codable, Sendable {
  package var activity: LoadingActivity?
  /// The products of all loaded pages, in order.
  package var items: [Product] = []
  package var hasMore = false
  package var emptyReason: EmptyReason?
  package var failure: Failure?
  package var notice: Notice?
  package var asksToLogIn = false
  /// The basket, with the notice of a failed purchase.
  package var basket = Basket()
  package var announcement = ""

  package init() {}

  /// The rows of the list: one that fills it, or the products and a row while more are loaded.
  ///
  /// The list is empty when a load has just begun, so that quick answers do not flash.
  package var rows: [ProductRow] {
    switch activity {
    case .loading: return [.spinner(asksToLogIn ? "Logging in …" : "Loading …")]
    case .stillLoading: return [.spinner("Still loading …")]
    case .refreshing, .loadingMore, nil: break
    }
    if asksToLogIn { return [.caption("Log in to see the products.")] }
    if let failure { return [.failure(failure)] }
    switch emptyReason {
    case .nothingThere: return [.caption("There are no products in the shop yet.")]
    case .nothingMatches: return [.caption("No products match.")]
    case nil: break
    }
    let more: [ProductRow] = activity == .loadingMore ? [.loadingMore] : []
    return items.map(ProductRow.product) + more
  }
}
