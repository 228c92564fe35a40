/// The article's class version: a view controller with four views and a state object.
@MainActor
final class ArticleController: EventCandidate {
  let tableView = TableElement()
  let errorLabel = LabelElement()
  let emptyLabel = LabelElement()
  let activityIndicator = Element()

  private var state: ArticleState? {
    didSet { state?.enter() }
  }

  func show(_ kind: SampleKind) {
    state = ArticleState.state(kind, viewController: self)
  }

  func touch(_ value: Int) {
    state?.touch(value)
  }

  func draw(_ isLoading: Bool) {
    state?.draw(isLoading)
  }

  var shown: SampleDisplay {
    SampleDisplay(
      isLoading: !activityIndicator.isHidden, items: tableView.isHidden ? [] : tableView.items,
      isEmpty: !emptyLabel.isHidden, message: errorLabel.isHidden ? nil : errorLabel.text)
  }
}
