/// The best hand-written class version: plain fields, and states with a reference to it.
///
/// It has no guard, no queue, no log and no observers, and its states must not outlive it.
@MainActor
final class BestController: EventCandidate {
  var isLoading = false
  var items: [String] = []
  var isEmpty = false
  var message: String?
  private var state: BestState?

  func show(_ kind: SampleKind) {
    state?.exit()
    let next = BestState.state(kind, controller: self)
    state = next
    isLoading = false
    items = []
    isEmpty = false
    message = nil
    next.enter()
  }

  func touch(_ value: Int) {
    state?.touch(value)
  }

  func draw(_ isLoading: Bool) {
    state?.draw(isLoading)
  }

  var shown: SampleDisplay {
    SampleDisplay(isLoading: isLoading, items: items, isEmpty: isEmpty, message: message)
  }
}
