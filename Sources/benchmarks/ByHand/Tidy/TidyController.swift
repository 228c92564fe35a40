/// A tidy class version: the controller hides everything, and a state calls it once.
@MainActor
final class TidyController: Candidate {
  private let tableView = TableElement()
  private let errorLabel = LabelElement()
  private let emptyLabel = LabelElement()
  private let activityIndicator = Element()
  private var state: TidyState?

  func show(_ kind: SampleKind) {
    state?.exit()
    let next = TidyState.state(kind, controller: self)
    state = next
    hideAll()
    next.enter()
  }

  private func hideAll() {
    tableView.isHidden = true
    errorLabel.isHidden = true
    emptyLabel.isHidden = true
    activityIndicator.isHidden = true
  }

  func showLoading(_ isLoading: Bool) {
    activityIndicator.isHidden = !isLoading
  }

  func showItems(_ items: [String]) {
    tableView.items = items
    tableView.isHidden = false
  }

  func showEmpty() {
    emptyLabel.isHidden = false
  }

  func showError(_ message: String) {
    errorLabel.text = message
    errorLabel.isHidden = false
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
