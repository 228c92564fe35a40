import ScreenStatesExplorer
import ScreenStatesTestKit

/// A list with search, refresh and further pages, as such classes were used in published apps: ported
/// by its behaviour.
@MainActor
final class PagingList {
  struct Request: Equatable {
    var text: String
    var page: Int
  }

  private let fetch: @MainActor (Request) async throws -> [String]
  private let isMended: Bool
  private var page = 0
  private var task: Task<Void, Never>?
  private(set) var text = ""
  private(set) var rows: [String] = []
  private(set) var isLoading = false
  private(set) var error: String?

  init(isMended: Bool, fetch: @escaping @MainActor (Request) async throws -> [String]) {
    (self.isMended, self.fetch) = (isMended, fetch)
  }

  func search(_ text: String) {
    self.text = text
    rows = []
    if isMended { page = 0 }
    load()
  }

  func refresh() {
    page = 0
    load()
  }

  func loadMore() {
    if isMended && isLoading { return }
    page += 1
    load()
  }

  private func load() {
    if isMended { task?.cancel() }
    (isLoading, error) = (true, nil)
    let request = Request(text: text, page: page)
    task = Task {
      let result: Result<[String], any Error>
      do { result = .success(try await fetch(request)) } catch { result = .failure(error) }
      if Task.isCancelled { return }
      isLoading = false
      switch result {
      case .success(let found): rows = request.page == 0 ? found : rows + found
      case .failure:
        error = "The list could not be loaded."
        if isMended { (page, rows) = (max(0, page - 1), []) }
      }
    }
  }
}

@MainActor
func explorerOfThePagingList(isMended: Bool) -> Explorer<PagingList, [String]> {
  var explorer = Explorer(
    PagingList.self, kind: { $0.isLoading ? "loading" : "at rest" },
    showing: { $0.error.map { [$0] } ?? $0.rows }
  ) { inputs in
    let server = PendingWork<PagingList.Request, [String]>(reporter: .silent)
    inputs.act("list.search(\"tea\")", atMost: 1) { $0.search("tea") }
    inputs.act("list.refresh()", atMost: 1) { $0.refresh() }
    inputs.act("list.loadMore()", atMost: 1, when: { !$0.rows.isEmpty }) { $0.loadMore() }
    inputs.answers("server", of: server) { asked, _ in
      [.succeed(["\(asked.text) \(asked.page)"]), .fail(Offline())]
    }
    inputs.pagesComeInOrder(of: server, question: { $0.text }, page: { $0.page })
    return PagingList(isMended: isMended) { try await server($0) }
  }
  explorer.mayEnd = ["at rest"]
  explorer.cancellationIsNeverShown { $0.first { $0.hasSuffix("loaded.") } }
  explorer.theLastQuestionWins(onlyAtRest: true, { $0.text }) { rows in
    rows.first.flatMap { $0.hasSuffix("loaded.") ? nil : String($0.prefix { $0 != " " }) }
  }
  explorer.nothingIsShownTwice { $0 }
  return explorer
}
