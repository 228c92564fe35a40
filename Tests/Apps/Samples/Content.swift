// Screens that load: in one line, with a request and pages, with one class replaced, with kinds
// and a display of the app's own, and shown by a view.
import ContentStates
import ScreenStates

struct Book: Equatable, Codable { var title: String }

protocol BookService: Sendable {
  func items() async throws -> [Book]
  func find(_ words: String, from cursor: PageCursor?) async throws -> Page<Book>
}

// One line.
@MainActor func books(_ service: any BookService) -> ContentScreen<NoRequest, Book> {
  let screen = ContentScreen(load: { try await service.items() })
  return screen
}

// With a request and pages.
@MainActor func search(_ service: any BookService) -> ContentScreen<String, Book> {
  let screen = ContentScreen(
    initial: "",
    load: { words, cursor in
      try await service.find(words, from: cursor)
    })
  return screen
}

// A service without pages behind a screen that searches.
@MainActor func unpaged(_ service: any BookService) -> ContentScreen<String, Book> {
  ContentScreen(initial: "", load: { _, _ in Page(try await service.items()) })
}

// A source of content with parts of the app's own.
@MainActor func worded(_ service: any BookService) -> ContentScreen<NoRequest, Book> {
  var source = ContentSource(load: { try await service.items() })
  source.failure = { _ in Failure("The shelf is out of reach.") }
  let screen = ContentScreen(initial: NoRequest(), from: source)
  return screen
}

@MainActor func translated(_ service: any BookService) -> ContentScreen<NoRequest, Book> {
  var source = ContentSource(load: { try await service.items() })
  source.words.loading = "Wird geladen."
  source.words.items = { count in "\(count) Bücher" }
  return ContentScreen(initial: NoRequest(), from: source)
}

@MainActor func impatient(_ service: any BookService) -> ContentScreen<NoRequest, Book> {
  var times = LoadingTimes()
  times.deadline = .seconds(10)
  times.appearsAfter = nil  // at once
  return ContentScreen(times: times, load: { try await service.items() })
}

// One class replaced.
final class FirstBookState: EmptyState<ContentKind<NoRequest, Book>> {
  override func enter() {
    super.enter()
    display.notice = Notice("Write the first.")
  }
}

final class BookStates: ContentFactory<NoRequest, Book> {
  override func empty(_ request: NoRequest, _ reason: EmptyReason) -> ContentState<Kind> {
    FirstBookState(request, reason, from: source)
  }
}

@MainActor func booksWithAFirst(_ service: any BookService) -> ContentScreen<NoRequest, Book> {
  let source = ContentSource(load: { try await service.items() })
  let screen = ContentScreen(initial: .loading, states: BookStates(source))
  return screen
}

// Kinds and a display of the app's own.
struct ShelfDisplay: ShowsActivity, ShowsItems, ShowsNotice, ShowsError, ShowsNothingElse,
  Equatable
{
  var activity: LoadingActivity?
  var items: [Book] = []
  var notice: Notice?
  var failure: Failure?
  var isLocked = false
}

enum ShelfKind: ContentStateKind, Equatable {
  typealias Display = ShelfDisplay
  typealias StateClass = ContentState<Self>
  case loading(NoRequest)
  case showingData(Content<NoRequest, Book>)
  case refreshing(Content<NoRequest, Book>)
  case error(NoRequest, Failure)
  case locked

  static func loadingMore(_ content: Content<NoRequest, Book>) -> Self { .showingData(content) }
  static func empty(_ request: NoRequest, _ reason: EmptyReason) -> Self { .locked }
}

final class LockedShelf: ContentState<ShelfKind> {
  override func enter() { display.isLocked = true }
  func open() { transition(to: .loading(NoRequest())) }
}

// A request of the app's own, and samples of its kinds.
extension ContentState where Kind == ShelfKind {
  func unlock() {
    guard let locked = self as? LockedShelf else { return ignored() }
    locked.open()
  }
}

extension ShelfKind: CaseIterable {
  static var allCases: [Self] { samples(of: Content([Book(title: "one")])) + [.locked] }
}

struct Shelves: StateFactory {
  let source: ContentSource<NoRequest, Book>

  func makeState(for kind: ShelfKind) -> ContentState<ShelfKind> {
    switch kind {
    case .loading(let request): LoadingState(request, from: source)
    case .showingData(let content): ShowingDataState(content, from: source)
    case .refreshing(let content): RefreshingState(content, from: source)
    case .error(let request, let failure): ErrorState(request, failure, from: source)
    case .locked: LockedShelf()
    }
  }
}

@MainActor func shelf(_ service: any BookService) -> Screen<ShelfKind> {
  Screen<ShelfKind>(
    initial: .loading(NoRequest()),
    states: Shelves(source: ContentSource(load: { try await service.items() })))
}

// A view.
final class BookList: ContentPresenting {
  var rows: [Book] = []
  var message: String?
  var isBusy = false
  var isPulled = false
  func showActivity(_ activity: LoadingActivity?) { isBusy = activity != nil }
  func showItems(_ items: [Book]) { rows = items }
  func showError(_ failure: Failure?) { message = failure?.message }
  func endRefreshing() { isPulled = false }
}

@MainActor func show(_ list: BookList, _ service: any BookService) async -> ObservationToken {
  let screen = ContentScreen(load: { try await service.items() })
  let token = screen.present(to: list)
  screen.start()
  await screen.loaded()
  screen.state.refresh()
  await screen.loaded()
  return token
}

// MARK: - Retries, a saved copy, requests of the app's own

protocol Library: Sendable { func lend(_ book: Book) async throws }

enum LibraryKind: ContentStateKind, Equatable {
  typealias Display = ContentDisplay<Book>
  typealias StateClass = ContentState<Self>
  typealias Context = any Library
  case loading(NoRequest)
  case showingData(Content<NoRequest, Book>)
  case refreshing(Content<NoRequest, Book>)
  case empty(NoRequest, EmptyReason)
  case error(NoRequest, Failure)
  case waitingToRetry(PendingRetry<NoRequest, Book>)

  static func loadingMore(_ content: Content<NoRequest, Book>) -> Self { .showingData(content) }
  static func retrying(_ retry: PendingRetry<NoRequest, Book>) -> Self { .waitingToRetry(retry) }
}

extension ContentState where Kind == LibraryKind {
  func lend(_ book: Book) {
    guard let library = context else { return ignored() }
    screen?.perform {
      try await library.lend(book)
    } then: { state, result in
      guard case .failure = result else { return }
      state.display.notice = Notice("\(book.title) was not lent.")
    }
  }
}

struct Libraries: StateFactory {
  let library: any Library
  let source: ContentSource<NoRequest, Book>

  func makeState(for kind: LibraryKind) -> ContentState<LibraryKind> {
    switch kind {
    case .loading(let request): LoadingState(request, from: source)
    case .showingData(let content): ShowingDataState(content, from: source).given(library)
    case .refreshing(let content): RefreshingState(content, from: source).given(library)
    case .empty(let request, let reason): EmptyState(request, reason, from: source)
    case .error(let request, let failure): ErrorState(request, failure, from: source)
    case .waitingToRetry(let retry): WaitingToRetryState(retry, from: source)
    }
  }
}

@MainActor func library(
  _ library: any Library, _ service: any BookService
) -> Screen<LibraryKind> {
  var source = ContentSource(load: { try await service.items() })
  source.retries = RetryPolicy(limit: 3)
  return Screen<LibraryKind>(
    initial: .loading(NoRequest()), states: Libraries(library: library, source: source))
}

// A code of the app's own for a failure.
extension Failure.Code {
  static let notLoggedIn: Self = "notLoggedIn"
}

// Retries that wait for a connection.
nonisolated enum NetworkPath {
  case satisfied, unsatisfied
}

protocol PathMonitor: Sendable {
  func paths() -> AsyncStream<NetworkPath>
}

@MainActor func patient(
  _ service: any BookService, _ monitor: any PathMonitor
) -> ContentScreen<NoRequest, Book> {
  var source = ContentSource(load: { try await service.items() })
  source.retries = RetryPolicy(limit: 5)
  source.setConnection { monitor.paths().map { $0 == .satisfied } }
  return ContentScreen(initial: NoRequest(), from: source)
}

// A saved copy first.
protocol Shelf: Sendable {
  func read(_ words: String) async -> SavedCopy<Book>?
  func write(_ copy: SavedCopy<Book>, for words: String) async
}

@MainActor func saved(
  _ service: any BookService, on shelf: any Shelf
) -> ContentScreen<String, Book> {
  var source = ContentSource(load: { words, cursor in
    try await service.find(words, from: cursor)
  })
  source.store = ContentStore(
    read: { words in await shelf.read(words) },
    write: { words, copy in await shelf.write(copy, for: words) })
  return ContentScreen(initial: "", from: source)
}

// One value.
struct Profile: Equatable { var name: String }

protocol ProfileService: Sendable { func profile() async throws -> Profile }

@MainActor func profile(_ service: any ProfileService) -> ValueScreen<NoRequest, Profile> {
  let screen = ValueScreen(load: { try await service.profile() })
  return screen
}

// A search field.
@MainActor func type(_ words: String, on screen: ContentScreen<String, Book>) {
  screen.state.ask(for: words, after: .milliseconds(300))
}

// To the foreground.
@MainActor func foreground(_ screen: ContentScreen<String, Book>) {
  screen.start(at: screen.kind.resting)
  screen.state.refresh()
}

// Prefetching: by the distance from the end.
@MainActor func appeared(_ row: Int, on screen: ContentScreen<String, Book>) {
  if row >= screen.display.items.count - 5 { screen.state.loadMore() }
}

// Polling: a state of the app's own.
final class PolledBooks: ShowingDataState<ContentKind<NoRequest, Book>> {
  override func enter() {
    super.enter()
    after(.seconds(30), cause: "poll") { [self] in
      refresh()
      return nil
    }
  }
}

final class PolledStates: ContentFactory<NoRequest, Book> {
  override func showingData(_ content: Content<NoRequest, Book>) -> ContentState<Kind> {
    PolledBooks(content, from: source)
  }
}

@MainActor func polled(
  _ service: any BookService, _ clock: any ScreenClock
) -> ContentScreen<NoRequest, Book> {
  let source = ContentSource(load: { try await service.items() })
  return ContentScreen(initial: .loading, states: PolledStates(source), clock: clock)
}
