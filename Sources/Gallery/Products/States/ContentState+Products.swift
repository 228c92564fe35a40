package import ContentStates
import ScreenStates

/// The requests of a products screen in addition to those of every list.
extension ContentState where Kind == ProductsKind {
  /// Puts a product into the basket; ignored if no products are shown.
  ///
  /// The purchase is work of the screen, so it continues while the list loads or fails. Its result
  /// is stored in the kept value: the product, or the notice of a failure.
  package func add(_ product: Product) {
    guard let shop = context else { return ignored() }
    screen?.perform(cause: "add") {
      try await shop.add(product)
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

  /// Logs in and sends the waiting request; ignored if the customer is logged in.
  package func logIn() {
    guard let state = self as? NotLoggedInState else { return ignored() }
    state.begin()
  }

  /// Logs out; the last request waits for the next login.
  package func logOut() {
    guard let kind = screen?.kind, !(self is NotLoggedInState) else { return ignored() }
    transition(to: .notLoggedIn(kind.request))
  }

  func drawBasket() {
    guard let screen else { return }
    display.basket = screen.kept.basket
  }
}
