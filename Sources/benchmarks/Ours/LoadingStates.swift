import ScreenStates

/// Makes the states of a screen that loads.
struct LoadingStates: StateFactory {
  let service: @MainActor () async throws -> [String]
  let finish: Finish

  func makeState(for kind: SampleKind) -> SampleState {
    if case .loading = kind { return LoadItemsState(service, finish) }
    return SampleStates().makeState(for: kind)
  }
}

/// Loads items, and notifies the measurement of the answer.
final class LoadItemsState: SampleState {
  private let service: @MainActor () async throws -> [String]
  private let finish: Finish

  init(_ service: @escaping @MainActor () async throws -> [String], _ finish: Finish) {
    self.service = service
    self.finish = finish
  }

  override func enter() {
    display.isLoading = true
    perform { [service] in
      try await service()
    } then: { [finish] result in
      finish.tell()
      return switch result {
      case .success(let items): .data(items)
      case .failure(let error): .error(MeasuredFailure(message: "\(error)"))
      }
    }
  }
}
