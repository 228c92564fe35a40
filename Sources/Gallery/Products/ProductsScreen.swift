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
  ///   - clock: The screen's source of time.
  /// - Returns: The screen.
  public static func products(
    of service: any ProductService, times: LoadingTimes = LoadingTimes(),
    clock: any ScreenClock = .continuous
  ) -> ProductsScreen {
    ProductsScreen(
      initial: .loading(""), keeping: ProductsKept(),
      states: ProductsStates(service: service, times: times), clock: clock)
  }
}
