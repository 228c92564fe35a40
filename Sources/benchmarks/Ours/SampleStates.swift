import ScreenStates

/// Makes the measured screen's states.
struct SampleStates: StateFactory {
  func makeState(for kind: SampleKind) -> SampleState {
    switch kind {
    case .loading: SampleLoadingState()
    case .data(let items): SampleDataState(items: items)
    case .empty: SampleEmptyState()
    case .error(let failure): SampleErrorState(failure: failure)
    }
  }
}
