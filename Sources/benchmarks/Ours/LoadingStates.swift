import ScreenStates

/// Makes the states of a screen that loads.
struct LoadingStates: StateFactory {
  let service: @MainActor () async throws -> [String]
  let finish: Finish

  func makeState(for kind: SampleKind) -> SampleState {
    switch kind {
    case .loading: LoadItemsState(service)
    case .data(let items): LoadedItemsState(items, finish)
    case .empty: SampleEmptyState()
    case .error(let failure): SampleErrorState(failure: failure)
    }
  }
}

/// Loads items.
final class LoadItemsState: SampleState {
  private let service: @MainActor () async throws -> [String]

  init(_ service: @escaping @MainActor () async throws -> [String]) {
    self.service = service
  }

  override func enter() {
    display.isLoading = true
    perform { [service] in
      try await service()
    } then: { result in
      switch result {
      case .success(let items): .data(items)
      case .failure(let error): .error(MeasuredFailure(message: "\(error)"))
      }
    }
  }
}

/// Shows the loaded items, and notifies the measurement.
final class LoadedItemsState: SampleState {
  private let items: [String]
  private let finish: Finish

  init(_ items: [String], _ finish: Finish) {
    self.items = items
    self.finish = finish
  }

  override func enter() {
    display.items = items
    finish.tell()
  }
}
