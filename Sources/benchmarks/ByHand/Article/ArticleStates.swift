/// The article's first subclass; all are in one file, because they are a quotation.
final class ArticleLoadingState: ArticleState {
  override func enter() {
    super.enter()
    viewController?.activityIndicator.isHidden = false
  }

  override func touch(_ value: Int) { touched &+= value }
}

final class ArticleDataState: ArticleState {
  private let items: [String]

  init(_ viewController: ArticleController, items: [String]) {
    self.items = items
    super.init(viewController)
  }

  override func enter() {
    super.enter()
    viewController?.tableView.items = items
    viewController?.tableView.isHidden = false
  }

  override func touch(_ value: Int) { touched &-= value }
}

final class ArticleEmptyState: ArticleState {
  override func enter() {
    super.enter()
    viewController?.emptyLabel.isHidden = false
  }

  override func touch(_ value: Int) { touched ^= value }
}

final class ArticleErrorState: ArticleState {
  private let failure: MeasuredFailure

  init(_ viewController: ArticleController, failure: MeasuredFailure) {
    self.failure = failure
    super.init(viewController)
  }

  override func enter() {
    super.enter()
    viewController?.errorLabel.text = failure.message
    viewController?.errorLabel.isHidden = false
  }

  override func touch(_ value: Int) { touched |= value }
}
