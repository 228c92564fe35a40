/// A state of the tidy version: each hook uses the weak reference to the controller once.
@MainActor
class TidyState {
  weak var controller: TidyController?
  var touched = 0

  init(_ controller: TidyController) {
    self.controller = controller
  }

  func enter() {}

  func exit() {}

  func touch(_ value: Int) {}

  func draw(_ isLoading: Bool) {
    controller?.showLoading(isLoading)
  }

  static func state(_ kind: SampleKind, controller: TidyController) -> TidyState {
    switch kind {
    case .loading: TidyLoadingState(controller)
    case .data(let items): TidyDataState(controller, items: items)
    case .empty: TidyEmptyState(controller)
    case .error(let failure): TidyErrorState(controller, failure: failure)
    }
  }
}
