package import ContentStates
package import ScreenStates

/// A shop: a list with pages that can be searched and refreshed, and a basket.
///
/// All states except one are ready-made; those that show products get the shop as their context.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `loading` | products; none; an error | `loaded`; `empty`; `failed` |
/// | `loaded` | refresh or search; more | `refreshing`; `loadingMore` |
/// | `refreshing` | products; none; an error | `loaded`; `empty`; `loaded` with a notice |
/// | `loadingMore` | a page; an error | `loaded`; `loaded` with a notice |
/// | `empty`, `failed` | retry, refresh or search | `loading` |
/// | any that loads | the shop knows no customer | `notLoggedIn` |
/// | any but `notLoggedIn` | log out | `notLoggedIn` |
/// | `notLoggedIn` | log in | `loading`, of what was asked for |
/// | `notLoggedIn` | search | `notLoggedIn`, with the new words to ask for |
package typealias ProductsScreen = Screen<ProductsKind>

extension Screen where Kind == ProductsKind {
  /// Makes a products screen that is not started yet.
  package static func products(
    of service: any ProductService, times: LoadingTimes = LoadingTimes(),
    clock: (any ScreenClock)? = nil
  ) -> ProductsScreen {
    ProductsScreen(
      initial: .loading(""), keeping: ProductsKept(),
      states: ProductsStates(service: service, times: times), clock: clock)
  }

  /// Stores the text of the search field, and searches for it when the customer pauses.
  ///
  /// ```swift
  /// screen.type("la")
  /// screen.type("lamp")  // searches for lamp, 0.3 seconds later
  /// ```
  ///
  /// The pause is longer than the time between two letters.
  package func type(_ text: String, pause: Duration = .milliseconds(300)) {
    kept.query = text
    state.ask(for: text, after: pause)
  }

  /// Searches for the whole text of the field, or the stored one, at once, as for the return key.
  package func submit(_ text: String? = nil) {
    kept.query = text ?? kept.query
    state.ask(for: kept.query)
  }
}

package struct ProductsKept: Hashable, Codable, Sendable {
  /// The text in the search field; the search follows after a pause.
  package var query = ""
  /// The selected product, even if it is not shown now.
  package var selection: Product.ID?
  package var basket = Basket()

  package init() {}
}
