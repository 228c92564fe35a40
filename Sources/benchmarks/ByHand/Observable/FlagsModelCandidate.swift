/// The hand-written observable flags, with a view that reads all of them.
@MainActor
final class FlagsModelCandidate: Candidate {
  private let model: FlagsModel
  private let view: TrackedView<SampleDisplay>

  init() {
    let model = FlagsModel()
    self.model = model
    view = TrackedView {
      SampleDisplay(
        isLoading: model.isLoading, items: model.items, isEmpty: model.isEmpty,
        message: model.message)
    }
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

  var shown: SampleDisplay { view.shown }
}
