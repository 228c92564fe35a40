import Observation

@MainActor @Observable
final class CitiesModel {
  var query = ""
  private(set) var cities: [String] = []
  private(set) var isLoading = false
  private(set) var isRefreshing = false
  private(set) var error: String?
  @ObservationIgnored private let find: @MainActor (String) async throws -> [String]
  @ObservationIgnored private var task: Task<Void, Never>?

  init(find: @escaping @MainActor (String) async throws -> [String]) {
    self.find = find
  }

  func search() {
    task?.cancel()
    task = Task {
      isLoading = true
      error = nil
      await load()
      isLoading = false
    }
  }

  func refresh() async {
    isRefreshing = true
    await load()
    isRefreshing = false
  }

  private func load() async {
    do {
      cities = try await find(query)
    } catch {
      self.error = "\(error)"
    }
  }
}
