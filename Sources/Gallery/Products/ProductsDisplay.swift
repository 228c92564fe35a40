public import ContentStates
import ScreenStates

/// The display of a products screen; blank at first.
///
/// The ready-made states draw their properties. A list shows ``rows``, which are computed from
/// these.
public struct ProductsDisplay: ShowsContent, ShowsNothingElse, Equatable, Codable, Sendable {
  /// What the screen is loading.
  public var activity: LoadingActivity?
  /// The products of all loaded pages, in order.
  public var items: [Product] = []
  /// Whether there are further pages.
  public var hasMore = false
  /// Why there are no products.
  public var emptyReason: EmptyReason?
  /// The failure, if there is nothing else to show.
  public var failure: Failure?
  /// The notice beside the products.
  public var notice: Notice?
  /// Whether the customer must log in first.
  public var asksToLogIn = false
  /// The basket, with the notice of a failed purchase.
  public var basket = Basket()
  /// The frame in one line, which assistive technology speaks.
  public var announcement = ""

  /// Makes a blank display.
  public init() {}

  /// The rows of the list: one that fills it, or the products and a row while more are loaded.
  ///
  /// The list is empty when a load has just begun, so that quick answers do not flash.
  public var rows: [ProductRow] {
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
