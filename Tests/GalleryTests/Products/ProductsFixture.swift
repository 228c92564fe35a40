import ContentStates
import Gallery
import ScreenStates
import ScreenStatesTestKit

typealias ProductsContent = Content<String, Product>

extension Product {
  static let desk = Product(id: 1, name: "Desk", description: "A desk.")
  static let lamp = Product(id: 2, name: "Lamp", description: "A lamp.")
  static let rug = Product(id: 3, name: "Rug", description: "A rug.")
}

/// What a shop was asked for.
struct ProductsAsk: Equatable {
  var words: String
  var cursor: PageCursor?

  init(_ words: String, _ cursor: PageCursor? = nil) { (self.words, self.cursor) = (words, cursor) }
}

/// A shop whose answers the test gives by hand.
@MainActor
final class PendingShop: ProductService {
  let pages = PendingWork<ProductsAsk, Page<Product>>()
  let purchases = PendingWork<Product, Void>()
  let logins = PendingWork<Void, Void>()
  private(set) var logouts = 0

  func products(matching words: String, from cursor: PageCursor?) async throws -> Page<Product> {
    try await pages(ProductsAsk(words, cursor))
  }

  func add(_ product: Product) async throws { try await purchases(product) }

  func logIn() async throws { try await logins(()) }

  func logOut() { logouts += 1 }
}

/// A products screen whose shop and clock are moved by hand, begun in the state that is tested.
@MainActor
final class ProductsFixture {
  let clock = ManualClock()
  let shop = PendingShop()
  let screen: ProductsScreen
  private let recorder: DisplayRecorder<ProductsKind>

  init(
    in kind: ProductsKind = .loading(""), keeping kept: ProductsKept = ProductsKept()
  ) async {
    screen = ProductsScreen(
      initial: kind, keeping: kept, states: ProductsStates(service: shop, times: .off),
      clock: clock)
    screen.start()
    recorder = DisplayRecorder(of: screen)
    await screen.settled()
  }

  /// The settled frames, in order.
  var frames: [ProductsDisplay] { recorder.all }

  // What a test has left unanswered must not outlive it.
  deinit {
    Task { @MainActor [shop] in
      shop.pages.abandon()
      shop.purchases.abandon()
      shop.logins.abandon()
    }
  }

  var state: ContentState<ProductsKind> { screen.state }
  var asked: [ProductsAsk] { shop.pages.calls.compactMap(\.argument) }

  /// Answers what was asked last.
  func answer(_ products: [Product], next: PageCursor? = nil) async {
    await shop.pages.calls.last?.succeed(Page(products, next: next))
  }

  func fail(_ error: any Error = Complaint("No connection.")) async {
    await shop.pages.calls.last?.fail(error)
  }
}
