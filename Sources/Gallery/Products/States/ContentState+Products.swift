public import ContentStates
import ScreenStates

/// What can be asked of a products screen beside what can be asked of every list.
extension ContentState where Kind == ProductsKind {
  /// Puts a product into the basket; ignored where no products are shown.
  ///
  /// The purchase is work of the screen: it goes on while the list refreshes, continues or fails. It
  /// ends as part of what is kept, with a notice there if it failed.
  ///
  /// - Parameter product: What to buy.
  public func add(_ product: Product) {
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

  /// Logs in, and goes back to what was asked for; ignored by those who are logged in.
  public func logIn() {
    guard let state = self as? NotLoggedInState else { return ignored() }
    state.begin()
  }

  /// Logs out; what was asked for waits until one logs in again.
  public func logOut() {
    guard let kind = screen?.kind, !(self is NotLoggedInState) else { return ignored() }
    transition(to: .notLoggedIn(kind.request))
  }

  /// Shows the basket as it is now.
  func drawBasket() {
    guard let screen else { return }
    display.basket = screen.kept.basket
  }
}
