import ScreenStates

/// Keeps the article's names apart from those of other samples.
enum WhereItLives {
  struct CheckoutDisplay: ScreenDisplay, Equatable {
    var isBusy = false
    var products: [String] = []
    var notice: String?
  }

  struct CheckoutKept: Equatable {
    var address = ""
    var ordered: [String] = []
  }

  enum CheckoutKind: StateKind, Equatable {
    typealias Display = CheckoutDisplay
    typealias Kept = CheckoutKept
    typealias StateClass = CheckoutState
    case loading
    case choosing([String])
  }

  class CheckoutState: Screen<CheckoutKind>.State {
    func order(_ product: String) { ignored() }
    func reload() { ignored() }
  }

  @MainActor
  protocol Shop: AnyObject {
    func products() async throws -> [String]
    func order(_ product: String) async throws
  }

  final class LoadingCheckout: CheckoutState {
    private let shop: any Shop

    init(shop: any Shop) { self.shop = shop }

    override func enter() {
      display.isBusy = true
      perform { [shop] in
        try await shop.products()
      } then: { result in
        .choosing((try? result.get()) ?? [])
      }
    }
  }

  final class ChoosingState: CheckoutState {
    private let products: [String]
    private let shop: any Shop

    init(products: [String], shop: any Shop) {
      self.products = products
      self.shop = shop
    }

    override func enter() { display.products = products }
    override func reload() { transition(to: .loading) }

    override func order(_ product: String) {
      display.notice = "Ordering \(product) …"
      screen?.perform { [shop] in
        try await shop.order(product)
      } then: { state, result in
        guard case .success = result else {
          state.display.notice = "\(product) is not ordered."
          return
        }
        state.screen?.kept.ordered.append(product)
        state.display.notice = "Ordered \(product)."
      }
    }
  }

  struct CheckoutStates: StateFactory {
    let shop: any Shop

    func makeState(for kind: CheckoutKind) -> CheckoutState {
      switch kind {
      case .loading: LoadingCheckout(shop: shop)
      case .choosing(let products): ChoosingState(products: products, shop: shop)
      }
    }
  }
}
