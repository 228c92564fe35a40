/// The first subclass of the tidy version; all are in one file.
final class TidyLoadingState: TidyState {
  override func enter() { controller?.showLoading(true) }

  override func touch(_ value: Int) { touched &+= value }
}

final class TidyDataState: TidyState {
  private let items: [String]

  init(_ controller: TidyController, items: [String]) {
    self.items = items
    super.init(controller)
  }

  override func enter() { controller?.showItems(items) }

  override func touch(_ value: Int) { touched &-= value }
}

final class TidyEmptyState: TidyState {
  override func enter() { controller?.showEmpty() }

  override func touch(_ value: Int) { touched ^= value }
}

final class TidyErrorState: TidyState {
  private let failure: MeasuredFailure

  init(_ controller: TidyController, failure: MeasuredFailure) {
    self.failure = failure
    super.init(controller)
  }

  override func enter() { controller?.showError(failure.message) }

  override func touch(_ value: Int) { touched |= value }
}
