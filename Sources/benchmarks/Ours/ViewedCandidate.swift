import ScreenStates

/// Our screen, with a view that reads its display or one element of it.
@MainActor
final class ViewedCandidate<Value: Equatable>: Viewed {
  private let screen: Screen<SampleKind>
  private let view: TrackedView<Value>
  private let element: WritableKeyPath<SampleDisplay, Value>

  /// Begins to read an element.
  ///
  /// - Parameters:
  ///   - element: The element in the display, for the comparison.
  ///   - read: Reads the element by a literal key path, as in an app's view.
  init(
    _ element: WritableKeyPath<SampleDisplay, Value>,
    _ read: @escaping @MainActor (Screen<SampleKind>) -> Value
  ) {
    let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
    screen.start()
    self.screen = screen
    self.element = element
    view = TrackedView { read(screen) }
  }

  func show(_ kind: SampleKind) {
    screen.transition(to: kind)
    view.redrawIfStale()
  }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) {
    screen.state.draw(isLoading)
    view.redrawIfStale()
  }

  /// The display of the screen, with the element that the view has read.
  var shown: SampleDisplay {
    var display = screen.display
    display[keyPath: element] = view.shown
    return display
  }

  var redraws: Int { view.redraws }
}

extension ViewedCandidate where Value == SampleDisplay {
  /// Begins to read the whole display.
  convenience init() {
    self.init(\.self) { $0.display }
  }
}
