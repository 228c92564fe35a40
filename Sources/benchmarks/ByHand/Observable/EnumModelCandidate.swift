/// The hand-written observable enum, with a view that reads its one property.
///
/// Values that are computed from the property, such as the text of an error, are not measured.
@MainActor
final class EnumModelCandidate: Candidate {
  private let model: EnumModel
  private let view: TrackedView<SampleKind>

  init() {
    let model = EnumModel()
    self.model = model
    view = TrackedView { model.state }
  }

  func show(_ kind: SampleKind) {
    model.show(kind)
    view.redrawIfStale()
  }

  func touch(_ value: Int) { model.touch(value) }

  // The enum alone determines the display, so the indicator is one of its cases.
  func draw(_ isLoading: Bool) { show(isLoading ? .loading : .empty) }

  var shown: SampleDisplay {
    switch view.shown {
    case .loading: SampleDisplay(isLoading: true)
    case .data(let items): SampleDisplay(items: items)
    case .empty: SampleDisplay(isEmpty: true)
    case .error(let failure): SampleDisplay(message: failure.message)
    }
  }
}
