import ContentStates
import ScreenStates

class ShopState: ShopScreen.State {
  func look(at product: Product) { ignored() }
  func back() { ignored() }
  func order() { ignored() }

  override func enter() { keptChanged() }
  override func keptChanged() { display.basketCount = screen?.kept.basket.count ?? 0 }
}

/// Hosts the catalogue, and shows a picture of each of its products.
final class BrowsingState: ShopState {
  private let catalogue: CatalogueScreen
  private let pictures: Pictures
  private let outbox: OutboxScreen<[Item]>

  init(_ catalogue: CatalogueScreen, _ pictures: Pictures, outbox: OutboxScreen<[Item]>) {
    (self.catalogue, self.pictures, self.outbox) = (catalogue, pictures, outbox)
  }

  override func enter() {
    super.enter()
    host(catalogue) { [self] _ in
      drawPictures()
      return nil
    }
    drawPictures()
  }

  override func look(at product: Product) {
    transition(to: .looking(at: product, in: catalogue.kind.resting))
  }

  override func order() {
    guard let basket = screen?.kept.basket, !basket.isEmpty else { return ignored() }
    outbox.kept.add(basket)
    screen?.kept.basket = []
    display.notice = "Your order is on its way."
  }

  private func drawPictures() {
    display.pictures = catalogue.display.items.map(pictures.picture)
  }
}

/// Has two pickers side by side, and fills the basket when there is a choice of both.
final class LookingState: ShopState {
  private let product: Product
  private let catalogue: CatalogueKind
  private let pictures: Pictures
  private var size: Int?
  private var color: String?

  init(at product: Product, in catalogue: CatalogueKind, _ pictures: Pictures) {
    (self.product, self.catalogue, self.pictures) = (product, catalogue, pictures)
  }

  override func enter() {
    super.enter()
    display.pictures = [pictures.picture(of: product)]
    host(PickerScreen(initial: .choosing(product.sizes), states: PickerStates())) { [self] kind in
      if case .chosen(let chosen) = kind { size = chosen }
      return fillBasket()
    }
    host(PickerScreen(initial: .choosing(product.colors), states: PickerStates())) { [self] kind in
      if case .chosen(let chosen) = kind { color = chosen }
      return fillBasket()
    }
  }

  override func back() { transition(to: .browsing(catalogue)) }

  private func fillBasket() -> ShopKind? {
    guard let size, let color else { return nil }
    screen?.kept.basket.append(Item(product: product.name, size: size, color: color))
    return .browsing(catalogue)
  }
}
