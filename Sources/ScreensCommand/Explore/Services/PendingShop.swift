import ContentStates
import Gallery
import ScreenStatesTestKit

/// A shop whose answers an explorer gives.
@MainActor
final class PendingShop: ProductService {
  /// What was asked for.
  struct Ask {
    let words: String
    let cursor: PageCursor?
  }

  let pages = PendingWork<Ask, ContentStates.Page<Product>>()
  let purchases = PendingWork<Product, Void>()
  let logins = PendingWork<Void, Void>()

  func products(matching words: String, from cursor: PageCursor?) async throws
    -> ContentStates.Page<Product>
  {
    try await pages(Ask(words: words, cursor: cursor))
  }

  func add(_ product: Product) async throws { try await purchases(product) }

  func logIn() async throws { try await logins(()) }

  func logOut() {}
}
