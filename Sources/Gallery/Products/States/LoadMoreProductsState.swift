import ContentStates
import ScreenStates

/// Shows and sells products while a further page is loaded.
final class LoadMoreProductsState: LoadingMoreState<ProductsKind>, SellingState {
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
