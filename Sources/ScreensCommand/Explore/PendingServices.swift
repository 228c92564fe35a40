import ContentStates
import Gallery
import ScreenStatesTestKit

// The services of the sample screens, which an explorer answers.

struct Offline: Error, CustomStringConvertible {
  var description: String { "No connection." }
}

@MainActor
final class PendingAccounts: AccountService {
  let registering = PendingWork<Void, Void>()
  let loggingIn = PendingWork<Void, Void>()

  func register() async throws { try await registering(()) }

  func logIn() async throws { try await loggingIn(()) }
}

@MainActor
final class PendingBooks: BookService {
  let books = PendingWork<Void, [Book]>()

  func books() async throws -> [Book] { try await books(()) }
}

@MainActor
final class PendingHistory: HistoryService {
  let shows = PendingWork<PageCursor?, Page<WatchedShow>>()

  func shows(from cursor: PageCursor?) async throws -> Page<WatchedShow> {
    try await shows(cursor)
  }
}

@MainActor
final class PendingItems: ItemService {
  let items = PendingWork<Void, [Item]>()

  func items() async throws -> [Item] { try await items(()) }
}

struct PendingNews: NewsService {
  let latest = PendingWork<Language, [Article]>()

  func latest(in language: Language) async throws -> [Article] { try await latest(language) }
}

/// Languages, and the chosen language while the screen exists.
@MainActor
final class PendingLanguages: LanguageService {
  let loading = PendingWork<Void, Void>()
  let known: [Language]
  private var choice: Language?

  init(known: [Language], choice: Language? = nil) { (self.known, self.choice) = (known, choice) }

  func load() async throws { try await loading(()) }

  func remembered() throws -> Language? { choice }

  func remember(_ language: Language) throws { choice = language }
}

@MainActor
final class PendingShop: ProductService {
  let pages = PendingWork<String, Page<Product>>()
  let purchases = PendingWork<Product, Void>()
  let logins = PendingWork<Void, Void>()

  func products(matching words: String, from cursor: PageCursor?) async throws -> Page<Product> {
    try await pages(words)
  }

  func add(_ product: Product) async throws { try await purchases(product) }

  func logIn() async throws { try await logins(()) }

  func logOut() {}
}
