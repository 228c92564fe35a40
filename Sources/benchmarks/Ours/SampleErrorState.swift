import ScreenStates

/// The items could not be loaded.
final class SampleErrorState: SampleState {
  private let failure: SampleFailure

  init(failure: SampleFailure) {
    self.failure = failure
  }

  override func enter() {
    display.message = failure.message
  }

  override func touch(_ value: Int) { touched |= value }
}
