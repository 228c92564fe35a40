public import ScreenStates

/// The base of the states of a screen that loads: the requests that they answer.
///
/// Each but `ask(for:)` is ignored, on the record, by the states that have no answer to it. So a
/// second tap on retry meets a state that is loading already, and does not load twice.
///
/// An app adds requests of its own by extension, for the states that answer them:
///
/// ```swift
/// extension ContentState where Kind == ShelfKind {
///   func unlock() {
///     guard let locked = self as? LockedShelf else { return ignored() }
///     locked.open()
///   }
/// }
/// ```
///
/// ## Subclassing
///
/// Write a state of your own beside the ready-made ones as a subclass: draw in `enter()` and
/// override the requests that it answers. `canTransition(to:)`, `exit()` and the next state's
/// `enter()` are called in this order. There is no need to call `super` in any of them.
open class ContentState<Kind: ContentStateKind>: Screen<Kind>.State {
  /// Makes a state that has not been entered.
  public override init() {}

  /// Tries again what failed: a first load, a refresh, or a further page.
  open func retry() { ignored() }

  /// Loads anew what is shown.
  open func refresh() { ignored() }

  /// Continues the list; ignored at its end, and after a page that failed.
  ///
  /// Send it as often as you like, for example whenever the last row appears.
  open func loadMore() { ignored() }

  /// Loads another request, such as other words to search for.
  ///
  /// Over items it refreshes: they stay until the answer comes. An answer to what was asked for
  /// before is dropped. The default implementation loads with nothing to show meanwhile.
  ///
  /// - Parameter request: What to load.
  open func ask(for request: Kind.Request) { transition(to: .loading(request)) }
}
