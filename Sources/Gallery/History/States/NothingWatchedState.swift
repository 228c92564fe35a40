package import ContentStates
import ScreenStates

/// Shows that nothing was watched, with a hint; replaces the ready-made class.
package final class NothingWatchedState<Data>: EmptyState<HistoryKind<Data>> {
  package override func enter() {
    super.enter()
    display.hint = "What you watch is listed here."
  }
}
