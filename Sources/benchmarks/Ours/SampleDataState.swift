import ScreenStates

/// Items are there.
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
