import ContentStates
import Gallery
import ScreenStatesTestKit

struct Offline: Error, CustomStringConvertible {
  var description: String { "No connection." }
}

/// The services of the sample screens, which an explorer answers.
@MainActor
final class PendingServices: AccountService, BookService, HistoryService, ItemService,
  LanguageService, NewsService, ProductService
{
  let books = PendingWork<Void, [Book]>(reporter: .silent)
  let items = PendingWork<Void, [Item]>(reporter: .silent)
  let latest = PendingWork<Language, [Article]>(reporter: .silent)
  let loading = PendingWork<Void, Void>(reporter: .silent)
  let logins = PendingWork<Void, Void>(reporter: .silent)
  let pages = PendingWork<String, Page<Product>>(reporter: .silent)
  let purchases = PendingWork<Product, Void>(reporter: .silent)
  let registering = PendingWork<Void, Void>(reporter: .silent)
  let shows = PendingWork<PageCursor?, Page<WatchedShow>>(reporter: .silent)

  let known: [Language]
  /// The chosen language while the screen exists.
  private var choice: Language?

  init(known: [Language] = [], choice: Language? = nil) {
    (self.known, self.choice) = (known, choice)
  }

  func books() async throws -> [Book] { try await books(()) }

  func items() async throws -> [Item] { try await items(()) }

  func latest(in language: Language) async throws -> [Article] { try await latest(language) }

  func load() async throws { try await loading(()) }

  func remembered() throws -> Language? { choice }

  func remember(_ language: Language) throws { choice = language }

  func logIn() async throws { try await logins(()) }

  func logOut() {}

  func products(matching words: String, from cursor: PageCursor?) async throws -> Page<Product> {
    try await pages(words)
  }

  func add(_ product: Product) async throws { try await purchases(product) }

  func register() async throws { try await registering(()) }

  func shows(from cursor: PageCursor?) async throws -> Page<WatchedShow> {
    try await shows(cursor)
  }
}
