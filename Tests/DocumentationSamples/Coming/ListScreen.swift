import ScreenStates

struct ListDisplay: ScreenDisplay, Equatable {
  var items: [String] = []
  var isLoading = false
  var error: String?
}

enum ListKind: StateKind, Equatable {
  typealias Display = ListDisplay
  typealias StateClass = ListState
  case loading
  case loaded([String])
  case failed(String)
}

class ListState: Screen<ListKind>.State {
  func load() { ignored() }
}

final class LoadingList: ListState {
  private let service: @MainActor () async throws -> [String]

  init(service: @escaping @MainActor () async throws -> [String]) { self.service = service }

  override func enter() {
    display.isLoading = true
    perform(service) { result in
      switch result {
      case .success(let items): .loaded(items)
      case .failure(let error): .failed("\(error)")
      }
    }
  }
}

final class LoadedList: ListState {
  private let items: [String]

  init(items: [String]) { self.items = items }

  override func enter() { display.items = items }
  override func load() { transition(to: .loading) }
}

final class FailedList: ListState {
  private let sentence: String

  init(sentence: String) { self.sentence = sentence }

  override func enter() { display.error = sentence }
  override func load() { transition(to: .loading) }
}

struct ListStates: StateFactory {
  let service: @MainActor () async throws -> [String]

  func makeState(for kind: ListKind) -> ListState {
    switch kind {
    case .loading: LoadingList(service: service)
    case .loaded(let items): LoadedList(items: items)
    case .failed(let sentence): FailedList(sentence: sentence)
    }
  }
}

/// The old name and the old properties, so that no view has to change on the same day.
@MainActor
final class ListModelOnAScreen {
  let screen: Screen<ListKind>

  init(service: @escaping @MainActor () async throws -> [String]) {
    screen = Screen(initial: .loading, states: ListStates(service: service))
    screen.start()
  }

  var items: [String] { screen.display.items }
  var isLoading: Bool { screen.display.isLoading }
  var error: String? { screen.display.error }

  func load() { screen.state.load() }
}
