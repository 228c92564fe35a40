import ScreenStates

struct FruitDisplay: ScreenDisplay {
  var isLoading = false, fruit: [String] = [], message: String?
}

enum FruitKind: StateKind, Equatable {
  typealias Display = FruitDisplay
  typealias StateClass = FruitState
  case loading, showing([String]), empty, failed(String)
}

class FruitState: Screen<FruitKind>.State {
  func retry() { ignored() }
}

final class LoadFruitState: FruitState {
  private let load: @MainActor () async throws -> [String]
  init(_ load: @escaping @MainActor () async throws -> [String]) { self.load = load }

  override func enter() {
    display.isLoading = true
    perform { [load] in
      try await load()
    } then: { result in
      switch result {
      case .success(let fruit): fruit.isEmpty ? .empty : .showing(fruit)
      case .failure(let error): .failed("\(error)")
      }
    }
  }
}

final class ShowFruitState: FruitState {
  private let fruit: [String]
  init(_ fruit: [String]) { self.fruit = fruit }
  override func enter() { display.fruit = fruit }
}

final class NoFruitState: FruitState {
  override func enter() { display.message = "No fruit today." }
}

final class FruitErrorState: FruitState {
  private let message: String
  init(_ message: String) { self.message = message }
  override func enter() { display.message = message }
  override func retry() { transition(to: .loading) }
}

struct FruitStates: StateFactory {
  let load: @MainActor () async throws -> [String]

  func makeState(for kind: FruitKind) -> FruitState {
    switch kind {
    case .loading: LoadFruitState(load)
    case .showing(let fruit): ShowFruitState(fruit)
    case .empty: NoFruitState()
    case .failed(let message): FruitErrorState(message)
    }
  }
}
