package import ContentStates
import ScreenStates

/// The display of a products screen; blank at first.
///
/// The ready-made states draw their properties. A list shows ``rows``, which are computed from
/// these.
package struct ProductsDisplay: ShowsContent, ShowsNothingElse, Equatable, Codable, Sendable {
  /// What the screen is loading.
  package var activity: LoadingActivity?
  /// The products of all loaded pages, in order.
  package var items: [Product] = []
  /// Whether there are further pages.
  package var hasMore = false
  /// Why there are no products.
  package var emptyReason: EmptyReason?
  /// The failure, if there is nothing else to show.
  package var failure: Failure?
  /// The notice beside the products.
  package var notice: Notice?
  /// Whether the customer must log in first.
  package var asksToLogIn = false
  /// The basket, with the notice of a failed purchase.
  package var basket = Basket()
  /// The frame in one line, which assistive technology speaks.
  package var announcement = ""

  /// Makes a blank display.
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
