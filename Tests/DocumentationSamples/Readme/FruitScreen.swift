import ScreenStates

struct FruitDisplay: ScreenDisplay { var isLoading = false, fruit: [String] = [], message: String? }
enum FruitKind: StateKind, Equatable {
  typealias Display = FruitDisplay
  typealias StateClass = FruitState
  case loading, showing([String]), failed(String)
}
class FruitState: Screen<FruitKind>.State { func retry() { ignored() } }
final class LoadFruitState: FruitState {
  let load: @MainActor () async throws -> [String]
  init(_ load: @escaping @MainActor () async throws -> [String]) { self.load = load }
  override func enter() {
    display.isLoading = true
    perform(load) { result in
      switch result {
      case .success(let fruit): .showing(fruit)
      case .failure(let error): .failed("\(error)")
      }
    }
  }
}
final class ShowFruitState: FruitState {
  let fruit: [String]
  init(_ fruit: [String]) { self.fruit = fruit }
  override func enter() { display.fruit = fruit }
}
final class FruitErrorState: FruitState {
  let message: String
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
    case .failed(let message): FruitErrorState(message)
    }
  }
}
