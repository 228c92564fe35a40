import ScreenStates

/// Says why there is no list, and shows the list again when asked.
package final class BooksMessageHostState<Kind: BooksContainerKind>: BooksState<Kind> {
  private let title: String
  private let makeMessage: () -> BooksMessageScreen

  package init(_ title: String, _ makeMessage: @escaping () -> BooksMessageScreen) {
    (self.title, self.makeMessage) = (title, makeMessage)
  }

  /// Runs the message, and goes back to the list, which fetches by itself.
  package override func enter() {
    show(makeMessage(), title: title) { kind in
      kind == .answered ? .content : nil
    }
  }
}
