/// The article's root state: it hides everything, each statement through a weak reference.
@MainActor
class ArticleState {
  weak var viewController: ArticleController?
  var touched = 0

  init(_ viewController: ArticleController) {
    self.viewController = viewController
  }

  func enter() {
    viewController?.tableView.isHidden = true
    viewController?.errorLabel.isHidden = true
    viewController?.emptyLabel.isHidden = true
    viewController?.activityIndicator.isHidden = true
  }

  func touch(_ value: Int) {}

  func draw(_ isLoading: Bool) {
    viewController?.activityIndicator.isHidden = !isLoading
  }

  /// The factory of the article: a subclass for each kind.
  static func state(_ kind: SampleKind, viewController: ArticleController) -> ArticleState {
    switch kind {
    case .loading: ArticleLoadingState(viewController)
    case .data(let items): ArticleDataState(viewController, items: items)
    case .empty: ArticleEmptyState(viewController)
    case .error(let failure): ArticleErrorState(viewController, failure: failure)
    }
  }
}
