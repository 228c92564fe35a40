import ContentStates
import TestTraits
import ScreenStates
import Testing

/// Runs the samples of the documentation of screens that load, as an app's target compiles them.
@MainActor
@Suite(.noMistakes) struct ContentSampleTests {
  @Test func oneLineShowsItems() async {
    let screen = books(OneBook())
    screen.start()
    await screen.loaded()
    #expect(screen.display.items == [Book(title: "one")])
    #expect(screen.kind == .showingData([Book(title: "one")]))
  }

  @Test func aSearchGoesOnToTheNextPage() async {
    let screen = search(OneBook())
    screen.start()
    await screen.loaded()
    screen.state.ask(for: "b")
    await screen.loaded()
    screen.state.loadMore()
    await screen.loaded()
    #expect(screen.display.items == [Book(title: "b"), Book(title: "b")])
  }

  @Test func oneClassIsReplaced() async {
    let screen = booksWithAFirst(NoBooks())
    screen.start()
    await screen.loaded()
    #expect(screen.display.notice == Notice("Write the first."))
  }

  @Test func aSequenceSaysWhetherThereIsAConnection() async {
    let screen = patient(LostBooks(), Tunnel())
    screen.start()
    await screen.reached { $0.retry?.isOffline == true }
    #expect(screen.display.announcement.hasSuffix("You are offline."))
    screen.stop()
  }

  @Test func kindsAndDisplayOfTheAppsOwnUseTheSameClasses() async {
    let screen = shelf(OneBook())
    screen.start()
    await screen.loaded()
    #expect(screen.display == ShelfDisplay(items: [Book(title: "one")]))
    screen.state.refresh()
    #expect(screen.path == "refreshing")
    await screen.loaded()
    #expect(screen.kind == .showingData(Content([Book(title: "one")])))
    let locked = shelf(NoBooks())
    locked.start()
    await locked.loaded()
    #expect(locked.display == ShelfDisplay(isLocked: true))
    locked.state.unlock()
    #expect(locked.kind == .loading(NoRequest()))
    locked.state.unlock()
    await locked.loaded()
    #expect(locked.kind == .locked)
    #expect(ShelfKind.allCases.count == 7)
  }

  @Test func aSourceHasPartsOfTheAppsOwn() async {
    let failing = worded(LostBooks())
    failing.start()
    await failing.loaded()
    #expect(failing.display.failure == Failure("The shelf is out of reach."))
    let german = translated(OneBook())
    german.start()
    await german.loaded()
    #expect(german.display.announcement == "1 Bücher")
    let quick = impatient(OneBook())
    quick.start()
    #expect(quick.display.activity == .loading)
    let whole = unpaged(OneBook())
    whole.start()
    await whole.loaded()
    #expect(whole.display.items == [Book(title: "one")])
  }

  @Test func aRequestOfTheAppsOwnMeetsReadyMadeStates() async {
    let books = LendingLibrary()
    let screen = library(books, OneBook())
    screen.start()
    screen.state.lend(Book(title: "too soon"))
    await screen.loaded()
    screen.state.lend(Book(title: "one"))
    await screen.settled()
    #expect(await books.lent == ["one"])
    #expect(screen.display.notice == nil)
    screen.state.lend(Book(title: "lost"))
    await screen.settled()
    #expect(screen.display.notice?.message == "lost was not lent.")
  }

  @Test func aSavedCopyIsShownFirstAndWrittenAgain() async {
    let shelf = OneShelf()
    let screen = saved(OneBook(), on: shelf)
    screen.start()
    await screen.loaded()
    #expect(screen.display.items == [Book(title: "")])
    await screen.settled()
    #expect(await shelf.written == 1)
    screen.stop()
    foreground(screen)
    #expect(screen.display.items == [Book(title: "")])
    await screen.loaded()
    appeared(0, on: screen)
    await screen.loaded()
    #expect(screen.display.items.count == 2)
    // On the real clock the pause is not waited for.
    type("b", on: screen)
    screen.stop()
  }

  @Test func oneValueIsShown() async {
    let screen = profile(OneProfile())
    screen.start()
    await screen.loaded()
    #expect(screen.display.value == Profile(name: "Ada"))
  }

  @Test func aScreenThatPollsRefreshesItself() async {
    let screen = polled(OneBook(), SleepingClock(ContinuousClock()))
    screen.start()
    await screen.loaded()
    #expect(screen.state is PolledBooks)
  }

  @Test func aViewIsBoundInOneCall() async {
    let list = BookList()
    list.isPulled = true
    let token = await show(list, OneBook())
    #expect(list.rows == [Book(title: "one")])
    #expect(!list.isPulled)
    token.cancel()
  }
}

struct OneBook: BookService {
  func items() async throws -> [Book] { [Book(title: "one")] }

  func find(_ words: String, from cursor: PageCursor?) async throws -> Page<Book> {
    Page([Book(title: words)], next: cursor == nil ? PageCursor(1) : nil)
  }
}

actor LendingLibrary: Library {
  var lent: [String] = []
  func lend(_ book: Book) async throws {
    if book.title == "lost" { throw CancellationError() }
    lent.append(book.title)
  }
}

actor OneShelf: Shelf {
  var written = 0
  func read(_ words: String) async -> SavedCopy<Book>? { SavedCopy([Book(title: "saved")]) }
  func write(_ copy: SavedCopy<Book>, for words: String) async { written += 1 }
}

struct OneProfile: ProfileService {
  func profile() async throws -> Profile { Profile(name: "Ada") }
}

struct NoBooks: BookService {
  func items() async throws -> [Book] { [] }

  func find(_ words: String, from cursor: PageCursor?) async throws -> Page<Book> { Page([]) }
}

struct LostBooks: BookService {
  func items() async throws -> [Book] { throw NoConnection() }

  func find(_ words: String, from cursor: PageCursor?) async throws -> Page<Book> {
    throw NoConnection()
  }
}

struct Tunnel: PathMonitor {
  func paths() -> AsyncStream<NetworkPath> { AsyncStream { $0.yield(.unsatisfied) } }
}

extension Screen {
  /// Returns when the screen is in a state that does not load.
  ///
  /// The samples run on the real clock, where an indicator that has appeared stays for a moment
  /// after the work has settled.
  func loaded() async {
    await reached { [unowned self] _ in !path.contains("oading") && !path.contains("refreshing") }
  }

  func reached(_ isReached: @escaping (Kind.Display) -> Bool) async {
    var token: ObservationToken?
    await withCheckedContinuation { continuation in
      var isWaiting = true
      token = observe { display in
        guard isWaiting, isReached(display) else { return }
        isWaiting = false
        continuation.resume()
      }
    }
    token?.cancel()
  }
}
