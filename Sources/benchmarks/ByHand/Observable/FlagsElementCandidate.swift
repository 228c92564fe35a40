/// The hand-written observable flags, with a view that reads one of them.
@MainActor
final class FlagsElementCandidate<Value>: Viewed {
  private let model: FlagsModel
  private let view: TrackedView<Value>
  private let element: WritableKeyPath<SampleDisplay, Value>

  /// Begins to read an element.
  ///
  /// - Parameters:
  ///   - element: The element in the display, for the comparison.
  ///   - read: Reads the element.
  init(
    _ element: WritableKeyPath<SampleDisplay, Value>,
    _ read: @escaping @MainActor (FlagsModel) -> Value
  ) {
    let model = FlagsModel()
    self.model = model
    self.element = element
    view = TrackedView { read(model) }
  }

  func show(_ kind: SampleKind) {
    model.show(kind)
    view.redrawIfStale()
  }

  func touch(_ value: Int) { model.touch(value) }

  func draw(_ isLoading: Bool) {
    model.draw(isLoading)
    view.redrawIfStale()
  }

  /// The elements of the model, except the one that the view has read.
  var shown: SampleDisplay {
    var display = SampleDisplay(
      isLoading: model.isLoading, items: model.items, isEmpty: model.isEmpty,
      message: model.message)
    display[keyPath: element] = view.shown
    return display
  }

  var redraws: Int { view.redraws }
}
