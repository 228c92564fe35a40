public import ContentStates
public import ScreenStates

/// A shop: a list that is searched, continued and refreshed, and a basket.
///
/// All states but one are ready-made; those that show products add what sells them.
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
public typealias ProductsScreen = Screen<ProductsKind>

extension Screen where Kind == ProductsKind {
  /// A products screen that is not started yet.
  ///
  /// - Parameters:
  ///   - service: The shop.
  ///   - times: When it shows that it is loading.
  ///   - clock: The screen's source of time; nil for its host's.
  /// - Returns: The screen.
  public static func products(
    of service: any ProductService, times: LoadingTimes = LoadingTimes(),
    clock: (any ScreenClock)? = nil
  ) -> ProductsScreen {
    ProductsScreen(
      initial: .loading(""), keeping: ProductsKept(),
      states: ProductsStates(service: service, times: times), clock: clock)
  }

  /// Takes the text that is now in the search field, and searches for it when the customer pauses.
  ///
  /// ```swift
  /// screen.type("la")
  /// screen.type("lamp")  // searches for lamp, 0.3 seconds later
  /// ```
  ///
  /// - Parameters:
  ///   - text: All of it, not only what is new.
  ///   - pause: How long the customer must not have typed; by default 0.3 seconds, which is longer
  ///     than the time between two letters.
  public func type(_ text: String, pause: Duration = .milliseconds(300)) {
    kept.query = text
    state.ask(for: text, after: pause)
  }

  /// Searches for what is in the field at once, as when the return key is pressed.
  ///
  /// - Parameter text: All that is then in the field; nil for what is there.
  public func submit(_ text: String? = nil) {
    kept.query = text ?? kept.query
    state.ask(for: kept.query)
  }
}

/// What the customer owns and no state may blank.
public struct ProductsKept: Hashable, Codable, Sendable {
  /// The text in the search field; what is searched for follows it after a pause.
  public var query = ""
  /// The product that is selected, whether or not it is shown just now.
  public var selection: Product.ID?
  /// What the customer is going to buy.
  public var basket = Basket()

  /// Makes what a new customer has.
  public init() {}
}
