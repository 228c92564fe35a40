import Observation

@MainActor @Observable final class FruitModel {
  enum State: Equatable { case loading, showing([String]), failed(String) }
  private(set) var state = State.loading
  private let load: @MainActor () async throws -> [String]
  init(_ load: @escaping @MainActor () async throws -> [String]) { self.load = load }
  func start() {
    state = .loading
    Task {
      do { state = .showing(try await load()) } catch { state = .failed("\(error)") }
    }
  }
  func retry() { if case .failed = state { start() } }
}
