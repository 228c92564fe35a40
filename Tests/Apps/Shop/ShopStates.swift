import ScreenStates

class ShopState: ShopScreen.State {
  func reload() { ignored() }
  func look(at product: Product) { ignored() }
  func back() { ignored() }
  func order() { ignored() }

  override func enter() { keptChanged() }
  override func keptChanged() { display.basketCount = screen?.kept.basket.count ?? 0 }

  /// Whichever state is current when the answer comes.
  fileprivate func orderEnded(_ result: Result<Void, any Error>) {
    guard let screen else { return }
    switch result {
    case .success:
      screen.kept.basket.removeFirst(screen.kept.ordering)
      screen.kept.number += 1
      display.notice = "Ordered."
    case .failure(let error): display.notice = "\(error)"
    }
    screen.kept.ordering = 0
    keptChanged()
  }
}

final class LoadingShopState: ShopState {
  private let server: any ShopServer

  init(server: any ShopServer) { self.server = server }

  override func enter() {
    super.enter()
    display.isLoading = true
    perform { [server] in
      try await server.products()
    } then: { result in
      switch result {
      case .success(let products): .browsing(products)
      case .failure(let error): .failed("\(error)")
      }
    }
  }
}

final class FailedShopState: ShopState {
  private let problem: String

  init(problem: String) { self.problem = problem }

  override func enter() {
    super.enter()
    display.notice = problem
  }

  override func reload() { transition(to: .loading) }
}

final class BrowsingState: ShopState {
  private let products: [Product]
  private let pictures: Pictures
  private let server: any ShopServer

  init(_ products: [Product], _ pictures: Pictures, server: any ShopServer) {
    (self.products, self.pictures, self.server) = (products, pictures, server)
  }

  override func enter() {
    super.enter()
    display.pictures = products.map(pictures.picture)
  }

  override func reload() { transition(to: .loading) }
  override func look(at product: Product) { transition(to: .looking(at: product, among: products)) }

  override func order() {
    guard let screen, screen.kept.canOrder else { return ignored() }
    let (items, number) = (screen.kept.basket, screen.kept.number)
    screen.kept.ordering = items.count
    display.notice = "Ordering …"
    screen.perform(cause: "order") { [server] in
      try await server.order(items, as: number)
    } then: { state, result in
      state.orderEnded(result)
    }
  }
}

/// Has two pickers side by side, and fills the basket when there is a choice of both.
final class LookingState: ShopState {
  private let product: Product
  private let products: [Product]
  private let pictures: Pictures
  private var size: Int?
  private var color: String?

  init(at product: Product, among products: [Product], _ pictures: Pictures) {
    (self.product, self.products, self.pictures) = (product, products, pictures)
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

  override func back() { transition(to: .browsing(products)) }

  private func fillBasket() -> ShopKind? {
    guard let size, let color else { return nil }
    screen?.kept.basket.append(Item(product: product.name, size: size, color: color))
    return .browsing(products)
  }
}
