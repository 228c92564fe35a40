import ContentStates
import ScreenStates

/// Shows and sells products while newer ones, or those of another search, are loaded.
final class RefreshProductsState: RefreshingState<ProductsKind>, SellingState {
  let service: any ProductService

  init(
    _ content: Content<String, Product>, from source: ContentSource<String, Product>,
    service: any ProductService
  ) {
    self.service = service
    super.init(content, from: source)
  }

  override func enter() {
    super.enter()
    drawBasket()
  }
}
