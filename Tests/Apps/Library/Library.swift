import ContentStates
import ScreenStates

struct Book: Codable, Equatable {
  let title: String
}

protocol LibraryServer: Sendable {
  func find(_ words: String, from cursor: PageCursor?) async throws -> Page<Book>
  func lend(_ book: Book) async throws
}

// MARK: - Kinds and a display of the app's own, with the ready-made states

struct LibraryDisplay: ShowsActivity, ShowsItems, ShowsNotice, ShowsError, Equatable {
  var activity: LoadingActivity?
  var items: [Book] = []
  var notice: Notice?
  var failure: Failure?
  var isClosed = false
}

/// A library without books is closed, so there is no kind for an empty list.
enum LibraryKind: ContentStateKind, Equatable, CaseIterable {
  typealias Display = LibraryDisplay
  typealias StateClass = ContentState<Self>
  typealias Context = any LibraryServer
  case loading(NoRequest)
  case showingData(Content<NoRequest, Book>)
  case refreshing(Content<NoRequest, Book>)
  case error(NoRequest, Failure)
  case closed

  static func loadingMore(_ content: Content<NoRequest, Book>) -> Self { .showingData(content) }
  static func empty(_ request: NoRequest, _ reason: EmptyReason) -> Self { .closed }
  static var allCases: [Self] { samples(of: Content([Book(title: "one")])) + [.closed] }
}

extension ContentState where Kind == LibraryKind {
  func lend(_ book: Book) {
    guard let server = context else { return ignored() }
    screen?.perform { try await server.lend(book) }
  }

  func knock() {
    guard let closed = self as? ClosedState else { return ignored() }
    closed.open()
  }
}

final class ClosedState: ContentState<LibraryKind> {
  override func enter() { display.isClosed = true }
  func open() { transition(to: .loading(NoRequest())) }
}

struct LibraryStates: StateFactory {
  let server: any LibraryServer
  let source: ContentSource<NoRequest, Book>

  init(server: any LibraryServer) {
    self.server = server
    source = ContentSource(load: { try await server.find("", from: nil).items })
  }

  func makeState(for kind: LibraryKind) -> ContentState<LibraryKind> {
    switch kind {
    case .loading(let request): LoadingState(request, from: source)
    case .showingData(let content): ShowingDataState(content, from: source).given(server)
    case .refreshing(let content): RefreshingState(content, from: source).given(server)
    case .error(let request, let failure): ErrorState(request, failure, from: source)
    case .closed: ClosedState()
    }
  }
}

// MARK: - The ready-made kinds, with a state, a source and words of the app's own

final class FirstBookState: EmptyState<ContentKind<String, Book>> {
  override func enter() {
    super.enter()
    display.notice = Notice("Write the first.")
  }
}

final class BookStates: ContentFactory<String, Book> {
  override func empty(_ request: String, _ reason: EmptyReason) -> ContentState<Kind> {
    FirstBookState(request, reason, from: source)
  }
}

protocol BookShelf: Sendable {
  func read(_ words: String) async -> SavedCopy<Book>?
  func write(_ copy: SavedCopy<Book>, for words: String) async
}

/// As a library declares it.
nonisolated enum NetworkPath {
  case satisfied, unsatisfied
}

extension Failure.Code {
  static let notLoggedIn: Self = "notLoggedIn"
}

struct Unauthorized: Error {}

@MainActor func bookSearch(
  _ server: any LibraryServer, on shelf: any BookShelf, _ paths: AsyncStream<NetworkPath>,
  clock: any ScreenClock
) -> ContentScreen<String, Book> {
  var source = ContentSource(load: { words, cursor in
    try await server.find(words, from: cursor)
  })
  source.failure = { error in
    error is Unauthorized
      ? Failure("Log in to see the books.", code: .notLoggedIn, canRetry: false)
      : Failure(describing: error)
  }
  source.words.items = { count in "\(count) Bücher" }
  source.retries = RetryPolicy(limit: 5, jitter: { 1 })
  source.setConnection { paths.map { $0 == .satisfied } }
  source.store = ContentStore(
    read: { words in await shelf.read(words) },
    write: { words, copy in await shelf.write(copy, for: words) })
  return ContentScreen(initial: .loading(""), states: BookStates(source), clock: clock)
}

/// A view, as a class of the app's own.
final class BookList: ContentPresenting {
  private(set) var rows: [Book] = []
  func showItems(_ items: [Book]) { rows = items }
}
