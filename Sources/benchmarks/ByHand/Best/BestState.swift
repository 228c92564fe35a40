/// A state of the best hand-written version, with an unchecked reference to its controller.
@MainActor
class BestState {
  unowned(unsafe) let controller: BestController
  final var touched = 0

  init(_ controller: BestController) {
    unsafe self.controller = controller
  }

  func enter() {}

  func exit() {}

  func touch(_ value: Int) {}

  func draw(_ isLoading: Bool) {
    unsafe controller.isLoading = isLoading
  }

  static func state(_ kind: SampleKind, controller: BestController) -> BestState {
    switch kind {
    case .loading: BestLoadingState(controller)
    case .data(let items): BestDataState(controller, items: items)
    case .empty: BestEmptyState(controller)
    case .error(let failure): BestErrorState(controller, failure: failure)
    }
  }
}
