/// The first subclass of the best hand-written version; all are in one file.
final class BestLoadingState: BestState {
  override func enter() { unsafe controller.isLoading = true }

  override func touch(_ value: Int) { touched &+= value }
}

final class BestDataState: BestState {
  private let items: [String]

  init(_ controller: BestController, items: [String]) {
    self.items = items
    super.init(controller)
  }

  override func enter() { unsafe controller.items = items }

  override func touch(_ value: Int) { touched &-= value }
}

final class BestEmptyState: BestState {
  override func enter() { unsafe controller.isEmpty = true }

  override func touch(_ value: Int) { touched ^= value }
}

final class BestErrorState: BestState {
  private let failure: MeasuredFailure

  init(_ controller: BestController, failure: MeasuredFailure) {
    self.failure = failure
    super.init(controller)
  }

  override func enter() { unsafe controller.message = failure.message }

  override func touch(_ value: Int) { touched |= value }
}
