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
      ))
  }
}
