/// A request to the server: a text, and a page of its results.
struct Question: Equatable, Sendable {
  var text: String
  var page = 0
}

@MainActor
final class SearchModel {
  private let find: @MainActor (Question) async throws -> [String]
  private(set) var text = ""
  private(set) var items: [String] = []
  private(set) var isLoading = false
  private(set) var error: String?
  private var page = 0
  private var task: Task<Void, Never>?

  init(find: @escaping @MainActor (Question) async throws -> [String]) {
    self.find = find
  }

  func search(_ text: String) {
    self.text = text
    load { self.items = try await self.find(Question(text: text)) }
  }

  func loadMore() {
    load {
      self.page += 1
      self.items += try await self.find(Question(text: self.text, page: self.page))
    }
  }

  func cancel() { task?.cancel() }

  private func load(_ work: @escaping @MainActor () async throws -> Void) {
    isLoading = true
    task = Task {
      do {
        try await work()
      } catch {
        self.error = "\(error)"
      }
      isLoading = false
    }
  }
}
