import Gallery
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exploration {
  /// The books screen with its child screens.
  package static var books: Exploration {
    let emma = Book(title: "Emma", author: "Jane Austen", year: 1815)
    var explorer = Explorer(
      BooksKind.self, samples: [.content, .error("No connection."), .empty]
    ) { inputs in
      let service = PendingBooks()
      inputs.request("send(.retry)") { $0.send(.retry) }
      inputs.request("send(.refresh)") { $0.send(.refresh) }
      inputs.answers(
        "service.books", of: service.books,
        with: [.succeed([emma], as: "[emma]"), .succeed([]), .fail(Offline())])
      return BooksScreen(initial: .content, states: BooksStates(service: service))
    }
    explorer.isLoading = { $0.page?.isLoading ?? false }
    return Exploration(
      "books", explorer,
      audit: DisplayAudit(
        [
          "indicator": { $0.page?.isLoading ?? false },
          "books": { $0.page?.books.isEmpty == false },
          "sentence": { $0.page?.sentence != nil }, "error": { $0.page?.isError ?? false },
        ],
        meant: [
          ["indicator"], ["books"], ["indicator", "books"], ["sentence"], ["sentence", "error"],
        ]
      ),
      stills: stills(in: .content, [.loading(), .showing([emma]), .nothing, .failed("Offline.")]) {
        BookListScreen(still: $0, states: BookListStates(service: PendingBooks()))
      }
        + stills(in: .error("Offline."), [.asking(.error("Offline.")), .answered], make: message)
        + stills(in: .empty, [.asking(.empty), .answered], make: message))
  }

  /// The stills of the container in one kind, one for each kind of its child.
  private static func stills<Kind: BooksChildKind>(
    in container: BooksKind, _ kinds: [Kind], make: (Kind) -> Screen<Kind>
  ) -> [Still] {
    let screen = BooksScreen(still: container, states: BooksStates(service: PendingBooks()))
    var display = screen.display
    return Still.each(
      kinds, inside: container.name,
      lines: { page in
        display.page = page
        return BooksText.lines(display)
      }, make: make)
  }

  private static func message(_ kind: BooksMessageKind) -> BooksMessageScreen {
    BooksMessageScreen(still: kind, states: BooksMessageStates())
  }
}
