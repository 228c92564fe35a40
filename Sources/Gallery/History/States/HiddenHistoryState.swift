package import ContentStates
import ScreenStates

/// Shows nothing of the history until the user reveals it.
///
/// A load that was under way has ended with its state, so a late answer cannot reveal the history.
package final class HiddenHistoryState<Data>: ContentState<HistoryKind<Data>> {
  package override func enter() {
    display.isHidden = true
    display.announcement = "The history is hidden."
  }

  /// Ignored: only ``ContentState/reveal()`` shows the history.
  package override func ask(for request: NoRequest) { ignored() }

  fileprivate func reveal() { transition(to: .loading()) }
}

// MARK: - Requests of a history

extension ContentState {
  package func hide<Data>() where Kind == HistoryKind<Data> {
    if self is HiddenHistoryState<Data> { return ignored() }
    transition(to: .hidden)
  }

  /// Shows the history again after ``hide()``, and loads it again.
  package func reveal<Data>() where Kind == HistoryKind<Data> {
    guard let hidden = self as? HiddenHistoryState<Data> else { return ignored() }
    hidden.reveal()
  }
}
