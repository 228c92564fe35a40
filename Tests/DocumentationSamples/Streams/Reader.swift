import Foundation
import ScreenStates

struct ReaderDisplay: ScreenDisplay, Equatable {
  var title = ""
}

/// The books, one book, or the log-in.
enum LibraryKind: StateKind, Codable, Equatable {
  typealias Display = ReaderDisplay
  typealias Kept = LibraryKept
  typealias StateClass = LibraryState
  case loggedOut
  case books
  case reading(String, BookKind)

  /// Reads `reader://emma` and `reader://emma/3`; nil for any other URL.
  init?(_ url: URL) {
    guard url.scheme == "reader", let book = url.host() else { return nil }
    let rest = url.pathComponents.dropFirst()
    if rest.isEmpty {
      self = .reading(book, .contents)
      return
    }
    guard rest.count == 1, let chapter = rest.first.flatMap(Int.init) else { return nil }
    self = .reading(book, .chapter(chapter))
  }
}

struct LibraryKept: Codable, Equatable {
  /// Where a link leads that came too early.
  var link: LibraryKind?
}

enum BookKind: StateKind, Codable, Equatable {
  typealias Display = ReaderDisplay
  typealias StateClass = BookState
  case contents
  case chapter(Int)
}

enum ChapterKind: StateKind, Codable, Equatable {
  typealias Display = ReaderDisplay
  case chapter(Int)
}

typealias LibraryScreen = Screen<LibraryKind>
typealias BookScreen = Screen<BookKind>
typealias ChapterScreen = Screen<ChapterKind>

class LibraryState: LibraryScreen.State {
  func logIn() { ignored() }
  /// Leaves only so many pages above the list of books.
  func pop(to count: Int) { ignored() }

  /// Opens a link, wherever the user is.
  func open(_ link: LibraryKind) { transition(to: link, cause: "link") }
}

/// A link has to wait until the user has logged in.
final class LoggedOutReader: LibraryState {
  override func enter() { display.title = "Log in" }
  override func open(_ link: LibraryKind) { screen?.kept.link = link }

  override func logIn() {
    let link = screen?.kept.link
    screen?.kept.link = nil
    transition(to: link ?? .books)
  }
}

final class BooksState: LibraryState {
  override func enter() { display.title = "Books" }
}

final class ReadingState: LibraryState {
  private let title: String
  private let book: BookScreen

  init(_ title: String, _ kind: BookKind) {
    self.title = title
    book = BookScreen(initial: kind, states: BookStates(title: title))
  }

  override func enter() {
    display.title = title
    host(book)
  }

  /// A link into the same book turns its pages.
  override func open(_ link: LibraryKind) {
    if case .reading(title, let kind) = link {
      book.state.turn(to: kind)
    } else {
      super.open(link)
    }
  }

  override func pop(to count: Int) {
    guard let screen, count < screen.pages.count else { return ignored() }
    if count == 0 { transition(to: .books) } else { book.state.turn(to: .contents) }
  }
}

class BookState: BookScreen.State {
  func turn(to kind: BookKind) { transition(to: kind) }
}

final class ContentsState: BookState {
  private let title: String

  init(title: String) { self.title = title }

  override func enter() { display.title = "Contents of \(title)" }
}

final class ChapterOfBook: BookState {
  private let chapter: ChapterScreen

  init(_ number: Int) {
    chapter = ChapterScreen(initial: .chapter(number), states: ChapterStates())
  }

  override func enter() { host(chapter) }
}

final class ChapterState: ChapterScreen.State {
  private let number: Int

  init(_ number: Int) { self.number = number }

  override func enter() { display.title = "Chapter \(number)" }
}

struct LibraryStates: StateFactory {
  func makeState(for kind: LibraryKind) -> LibraryState {
    switch kind {
    case .loggedOut: LoggedOutReader()
    case .books: BooksState()
    case .reading(let title, let kind): ReadingState(title, kind)
    }
  }
}

struct BookStates: StateFactory {
  let title: String

  func makeState(for kind: BookKind) -> BookState {
    switch kind {
    case .contents: ContentsState(title: title)
    case .chapter(let number): ChapterOfBook(number)
    }
  }
}

struct ChapterStates: StateFactory {
  func makeState(for kind: ChapterKind) -> ChapterScreen.State {
    switch kind {
    case .chapter(let number): ChapterState(number)
    }
  }
}

/// A page of the stack; it holds its screen, which keeps its picture while it slides away.
enum ReaderPage: Hashable {
  case book(BookScreen), chapter(ChapterScreen)

  var id: ObjectIdentifier {
    switch self {
    case .book(let book): book.id
    case .chapter(let chapter): chapter.id
    }
  }

  static func == (one: ReaderPage, other: ReaderPage) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension LibraryScreen {
  /// The pages above the list of books: the screens that are hosted now.
  var pages: [ReaderPage] {
    guard let book = child(BookScreen.self) else { return [] }
    guard let chapter = book.child(ChapterScreen.self) else { return [.book(book)] }
    return [.book(book), .chapter(chapter)]
  }
}
