import ContentStates
import ScreenStates

/// A state that shows products, and so can sell them.
@MainActor
protocol SellingState: ContentState<ProductsKind> {
  /// Where to buy.
  var service: any ProductService { get }
}

extension SellingState {
  /// Buys as work of the screen: it goes on whichever state comes next, and tells that one.
  func sell(_ product: Product) {
    screen?.perform(cause: "add") { [service] in
      try await service.add(product)
    } then: { state, result in
      switch result {
      case .success:
        state.screen?.kept.basket.products.append(product)
        state.screen?.kept.basket.notice = nil
      case .failure(let error):
        state.screen?.kept.basket.notice = Notice(
          "\(product.name) is not in the basket. \(sentence(for: error))")
      }
      state.drawBasket()
    }
  }
}
