import ContentStates
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

struct LibraryByHand: LibraryServer {
  let finds = PendingWork<String, Page<Book>>()
  let lendings = PendingWork<Book, Void>()

  func find(_ words: String, from cursor: PageCursor?) async throws -> Page<Book> {
    try await finds(words)
  }

  func lend(_ book: Book) async throws { try await lendings(book) }
}

/// A shelf that has nothing at first.
actor MemoryShelf: BookShelf {
  private(set) var saved: [String: SavedCopy<Book>] = [:]
  func read(_ words: String) async -> SavedCopy<Book>? { saved[words] }
  func write(_ copy: SavedCopy<Book>, for words: String) async { saved[words] = copy }
}

/// Ready-made states in an app: what `ContentStatesTests` prove, written as an app writes it.
@MainActor
@Suite(.noMistakes) struct LibraryTests {
  private let server = LibraryByHand()
  private let clock = ManualClock()

  @Test func readyMadeStatesServeKindsAndADisplayOfTheAppsOwn() async {
    let screen = Screen<LibraryKind>(
      initial: .loading(NoRequest()), states: LibraryStates(server: server), clock: clock)
    screen.start()
    await screen.settled()
    await server.finds.calls[0].succeed(Page([]))
    #expect(screen.display == LibraryDisplay(isClosed: true))
    await screen.send { $0.knock() }
    await server.finds.calls[1].succeed(Page([Book(title: "one")]))
    #expect(screen.display == LibraryDisplay(items: [Book(title: "one")]))
    #expect(LibraryKind.allCases.count == 7)
  }

  @Test func aRequestOfTheAppsOwnMeetsReadyMadeStates() async throws {
    let states = LibraryStates(server: server)
    let loading = StateBench(LibraryKind.loading(NoRequest()), states: states)
    loading.enter()
    loading.state.lend(Book(title: "one"))
    loading.state.knock()
    #expect(loading.ignored == ["lend(_:)", "knock()"])
    server.finds.abandon()
    let screen = Screen<LibraryKind>(
      initial: .showingData(Content([Book(title: "one")])), states: states, clock: clock)
    screen.start()
    await screen.send { $0.lend(Book(title: "one")) }
    #expect(server.lendings.calls.map(\.argument) == [Book(title: "one")])
    server.lendings.abandon()
  }

  @Test func aSourceHasPartsOfTheAppsOwn() async {
    let shelf = MemoryShelf()
    let (paths, connection) = AsyncStream<NetworkPath>.makeStream()
    let screen = bookSearch(server, on: shelf, paths, clock: clock)
    let list = BookList()
    let token = screen.present(to: list)
    screen.start()
    await screen.settled()
    await server.finds.calls[0].fail(Unauthorized())
    #expect(screen.display.failure?.code == .notLoggedIn)
    await screen.send { $0.ask(for: "a") }
    await server.finds.calls[1].succeed(Page([]))
    #expect(screen.display.notice == Notice("Write the first."))
    await screen.send { $0.ask(for: "b", after: .milliseconds(300)) }
    await clock.advance(by: .milliseconds(300))
    await server.finds.calls[2].succeed(Page([Book(title: "b")]))
    #expect(screen.display.announcement == "1 Bücher")
    #expect(list.rows == [Book(title: "b")])
    #expect(await shelf.saved["b"]?.items == [Book(title: "b")])
    token.cancel()
    connection.finish()
  }

  @Test func oneLineLoadsAListAndOneLoadsAValue() async {
    let books = ContentScreen(clock: clock, load: { [Book(title: "one")] })
    books.start()
    await books.settled()
    #expect(books.kind == .showingData([Book(title: "one")]))
    let book = ValueScreen(clock: clock, load: { Book(title: "one") })
    book.start()
    await book.settled()
    #expect(book.display.value == Book(title: "one"))
  }
}
