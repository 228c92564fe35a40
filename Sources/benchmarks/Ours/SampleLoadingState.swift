import ScreenStates

/// Something is being loaded.
final class SampleLoadingState: SampleState {
  override func enter() {
    display.isLoading = true
  }

  override func touch(_ value: Int) { touched &+= value }
}
