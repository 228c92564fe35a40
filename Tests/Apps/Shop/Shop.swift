import ContentStates
import ScreenStates

struct Product: Codable, Equatable {
  let name: String
  let sizes: [Int]
  let colors: [String]
}

struct Item: Codable, Equatable {
  let product: String
  let size: Int
  let color: String
}

/// What is the customer's, whatever the shop shows.
struct ShopKept: Codable, Equatable {
  var basket: [Item] = []
}

struct ShopDisplay: ScreenDisplay, Equatable {
  var pictures: [String] = []
  var basketCount = 0
  var notice: String?
}

/// The list of products is a screen of its own, of ready-made states.
typealias CatalogueKind = ContentKind<NoRequest, Product>
typealias CatalogueScreen = Screen<CatalogueKind>

enum ShopKind: StateKind, Codable, Equatable {
  typealias Display = ShopDisplay
  typealias Kept = ShopKept
  typealias StateClass = ShopState
  case browsing(CatalogueKind)
  case looking(at: Product, in: CatalogueKind)
}

typealias ShopScreen = Screen<ShopKind>

protocol ShopServer: Sendable {
  func products() async throws -> [Product]
  /// Takes an order; one that it has already, by its identity, it takes and drops.
  func order(_ items: [Item], as id: String) async throws
}

/// Pictures that are made once, for all states that show products.
final class Pictures {
  private var made: [String: String] = [:]

  func picture(of product: Product) -> String {
    let picture = made[product.name] ?? "[\(product.name)]"
    made[product.name] = picture
    return picture
  }
}

final class ShopStates: StateFactory {
  private let outbox: OutboxScreen<[Item]>
  private let source: ContentSource<NoRequest, Product>
  private(set) weak var pictures: Pictures?

  init(
    server: any ShopServer, outbox: OutboxScreen<[Item]>, times: LoadingTimes = LoadingTimes()
  ) {
    self.outbox = outbox
    source = ContentSource(times: times, load: server.products)
  }

  func makeState(for kind: ShopKind) -> ShopState {
    switch kind {
    case .browsing(let kind):
      let catalogue = CatalogueScreen(initial: kind, states: ContentFactory(source))
      return BrowsingState(catalogue, sharedPictures(), outbox: outbox)
    case .looking(let product, let catalogue):
      return LookingState(at: product, in: catalogue, sharedPictures())
    }
  }

  /// The pictures of the state that is about to exit, if any; the last such state frees them.
  private func sharedPictures() -> Pictures {
    let shared = pictures ?? Pictures()
    pictures = shared
    return shared
  }
}
