import ScreenStates

/// The base class of the measured screen's states, with their request.
class SampleState: Screen<SampleKind>.State {
  final var touched = 0

  func touch(_ value: Int) {}

  final func draw(_ isLoading: Bool) {
    display.isLoading = isLoading
  }

  final func show(_ kind: SampleKind) {
    transition(to: kind)
  }
}

final class SampleLoadingState: SampleState {
  override func enter() {
    display.isLoading = true
  }

  override func touch(_ value: Int) { touched &+= value }
}

final class SampleDataState: SampleState {
  private let items: [String]

  init(items: [String]) {
    self.items = items
  }

  override func enter() {
    display.items = items
  }

  override func touch(_ value: Int) { touched &-= value }
}

final class SampleEmptyState: SampleState {
  override func enter() {
    display.isEmpty = true
  }

  override func touch(_ value: Int) { touched ^= value }
}

final class SampleErrorState: SampleState {
  private let failure: MeasuredFailure

  init(failure: MeasuredFailure) {
    self.failure = failure
  }

  override func enter() {
    display.message = failure.message
  }

  override func touch(_ value: Int) { touched |= value }
}

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
