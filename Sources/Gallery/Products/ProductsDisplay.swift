public import ContentStates
import ScreenStates

/// What can be on a products screen; blank at first.
///
/// The ready-made states draw the parts that they know. A list shows ``rows``, which are made of
/// them.
public struct ProductsDisplay: ShowsContent, Equatable, Codable, Sendable {
  /// What the screen is busy with.
  public var activity: LoadingActivity?
  /// The products, all pages so far in order.
  public var items: [Product] = []
  /// Whether there are further pages.
  public var hasMore = false
  /// Why there are no products.
  public var emptyReason: EmptyReason?
  /// What went wrong, where there is nothing else to show.
  public var failure: Failure?
  /// What the customer should know beside the rest.
  public var notice: Notice?
  /// Whether the customer has to log in first.
  public var asksToLogIn = false
  /// The basket, with the notice of a purchase that failed.
  public var basket = Basket()
  /// The frame in one line, for assistive technology to speak.
  public var announcement = ""

  /// Makes a blank display.
  public init() {}

  /// The rows of the list: one that fills it, or one a product and one while more are loaded.
  ///
  /// There is none while a load has only just begun, so that quick answers do not flash.
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
