import ScreenStates

/// There are no items.
final class SampleEmptyState: SampleState {
  override func enter() {
    display.isEmpty = true
  }

  override func touch(_ value: Int) { touched ^= value }
}
