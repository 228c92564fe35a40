@MainActor
final class ListModel {
  private let service: @MainActor () async throws -> [String]
  private(set) var items: [String] = []
  private(set) var isLoading = false
  private(set) var error: String?

  init(service: @escaping @MainActor () async throws -> [String]) {
    self.service = service
  }

  func load() {
    isLoading = true
    Task {
      do {
        items = try await service()
      } catch {
        self.error = "\(error)"
      }
      isLoading = false
    }
  }
}
