@MainActor
final class FixedSearchModel {
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
    items = []
    load(Question(text: text))
  }

  func loadMore() {
    guard !isLoading, !items.isEmpty else { return }
    load(Question(text: text, page: page + 1))
  }

  func cancel() {
    task?.cancel()
    task = nil
    isLoading = false
  }

  private func load(_ question: Question) {
    cancel()
    (isLoading, error) = (true, nil)
    task = Task {
      let result: Result<[String], any Error>
      do { result = .success(try await find(question)) } catch { result = .failure(error) }
      // After a cancellation, `cancel()` has already set what is shown.
      guard !Task.isCancelled else { return }
      isLoading = false
      switch result {
      case .success(let found):
        items += found
        page = question.page
      case .failure(let error):
        (items, self.error) = ([], "\(error)")
      }
    }
  }
}
