import ContentStates
import ScreenStates

/// Shows products, and sells them.
final class ShowProductsState: ShowingDataState<ProductsKind>, SellingState {
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
