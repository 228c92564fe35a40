/// A list as it is often written: an element and a flag for each thing that can be seen.
@MainActor
final class HandwrittenItems {
  private let service: @MainActor () async throws -> [String]
  private(set) var items: [String] = []
  private(set) var message: String?
  private(set) var showsTable = false
  private(set) var showsSpinner = false
  private(set) var showsEmpty = false
  private(set) var showsError = false

  init(service: @escaping @MainActor () async throws -> [String]) {
    self.service = service
  }

  func load() {
    showsSpinner = true
    Task {
      do {
        items = try await service()
        showsSpinner = false
        if items.isEmpty {
          showsTable = false
          showsEmpty = true
        } else {
          showsEmpty = false
          showsTable = true
        }
      } catch {
        showsSpinner = false
        message = "\(error)"
        showsError = true
      }
    }
  }

  func retry() {
    load()
  }

  func refresh() {
    load()
  }
}
