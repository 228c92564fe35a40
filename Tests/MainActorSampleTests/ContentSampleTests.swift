import ContentStates
import ScreenStates
import Testing

/// Runs the samples of screens that load in an app target.
@MainActor
@Suite struct ContentSampleTests {
  @Test func oneLineShowsItems() async {
    let screen = books(OneBook())
    screen.start()
    await screen.settled()
    #expect(screen.display.items == [Book(title: "one")])
    #expect(screen.kind == .showingData([Book(title: "one")]))
  }

  @Test func aSearchGoesOnToTheNextPage() async {
    let screen = search(OneBook())
    screen.start()
    await screen.settled()
    screen.state.ask(for: "b")
    await screen.settled()
    screen.state.loadMore()
    await screen.settled()
    #expect(screen.display.items == [Book(title: "b"), Book(title: "b")])
  }

  @Test func oneClassIsReplaced() async {
    let screen = booksWithAFirst(NoBooks())
    screen.start()
    await screen.settled()
    #expect(screen.display.notice == Notice("Write the first."))
  }

  @Test func kindsAndDisplayOfTheAppsOwnUseTheSameClasses() async {
    let screen = shelf(OneBook())
    screen.start()
    await screen.settled()
    #expect(screen.display == ShelfDisplay(items: [Book(title: "one")]))
    screen.state.refresh()
    #expect(screen.display.activity == .refreshing)
    await screen.settled()
    #expect(screen.kind == .showingData(Content([Book(title: "one")])))
    let locked = shelf(NoBooks())
    locked.start()
    await locked.settled()
    #expect(locked.display == ShelfDisplay(isLocked: true))
  }

  @Test func aViewIsBoundInOneCall() async {
    let list = BookList()
    let token = await show(list, OneBook())
    #expect(list.rows == [Book(title: "one")])
    token.cancel()
  }
}

struct OneBook: BookService {
  func items() async throws -> [Book] { [Book(title: "one")] }

  func find(_ words: String, from cursor: PageCursor?) async throws -> Page<Book> {
    Page([Book(title: words)], next: cursor == nil ? PageCursor(1) : nil)
  }
}

struct NoBooks: BookService {
  func items() async throws -> [Book] { [] }

  func find(_ words: String, from cursor: PageCursor?) async throws -> Page<Book> { Page([]) }
}
