import Observation

@MainActor @Observable final class FruitModel {
  enum State: Equatable { case loading, showing([String]), empty, failed(String) }

  private(set) var state = State.loading
  private let load: @MainActor () async throws -> [String]
  init(_ load: @escaping @MainActor () async throws -> [String]) { self.load = load }

  func start() {
    state = .loading
    Task {
      do {
        let fruit = try await load()
        state = fruit.isEmpty ? .empty : .showing(fruit)
      } catch {
        state = .failed("\(error)")
      }
    }
  }

  func retry() { if case .failed = state { start() } }
}
