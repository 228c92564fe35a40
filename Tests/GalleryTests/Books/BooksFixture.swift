import Gallery
import ScreenStates
import ScreenStatesTestKit

extension Book {
  static let emma = Book(title: "Emma", author: "Jane Austen", year: 1815)
  static let faust = Book(title: "Faust", author: "Johann Wolfgang von Goethe", year: 1808)
}

/// Books that the test gives by hand.
@MainActor
final class PendingBooks: BookService {
  let work = PendingWork<Void, [Book]>()

  func books() async throws -> [Book] { try await work(()) }
}

/// What a frame of the container showed.
struct ShownPage: Equatable {
  var title: String
  var isLoading = false
  var books: [Book] = []
  var sentence: String?
  var isError = false
}

extension ShownPage {
  @MainActor
  init(_ display: BooksDisplay) {
    self.init(
      title: display.title, isLoading: display.page?.isLoading ?? false,
      books: display.page?.books ?? [], sentence: display.page?.sentence,
      isError: display.page?.isError ?? false)
  }
}

/// Knows which of the children that were made are alive.
@MainActor
final class Nursery {
  private struct Child {
    weak var screen: AnyObject?
    weak var state: AnyObject?
  }

  private var children: [Child] = []

  /// How many children were alive each time when one more was made.
  private(set) var aliveAtBirths: [Int] = []

  /// How many screens are alive, and how many of the states that they began in.
  var alive: [Int] {
    [children.count { $0.screen != nil }, children.count { $0.state != nil }]
  }

  func raise<Kind>(_ make: () -> Screen<Kind>) -> Screen<Kind> {
    aliveAtBirths.append(children.count { $0.screen != nil })
    let screen = make()
    children.append(Child(screen: screen, state: screen.state))
    return screen
  }
}

/// The states of the Gallery's container, with an eye on their children.
struct WatchedBooksStates: StateFactory {
  let service: any BookService
  let nursery: Nursery

  func makeState(for kind: BooksKind) -> BooksState<BooksKind> {
    switch kind {
    case .content: BooksContentState { nursery.raise { .list(of: service) } }
    case .error(let sentence):
      BooksMessageHostState("Not available") { nursery.raise { .message(.error(sentence)) } }
    case .empty: BooksMessageHostState("Nothing here") { nursery.raise { .message(.empty) } }
    }
  }
}

/// A container whose books the test gives by hand, begun in the state that is tested.
@MainActor
final class BooksFixture {
  let service = PendingBooks()
  let nursery = Nursery()
  let screen: BooksScreen
  private let recorder: DisplayRecorder<BooksKind>

  init(in kind: BooksKind) {
    screen = BooksScreen(
      initial: kind, states: WatchedBooksStates(service: service, nursery: nursery))
    screen.start()
    recorder = DisplayRecorder(of: screen)
  }

  /// The settled frames, in order.
  var frames: [ShownPage] { recorder.all.map { ShownPage($0) } }

  var calls: PendingWork<Void, [Book]>.Calls { service.work.calls }
}
