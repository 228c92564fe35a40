public import ScreenStates

/// Shows that there are no books, and on request the list again.
public final class BooksEmptyState<Kind: BooksContainerKind>: BooksState<Kind> {
  private let makeMessage: () -> BooksMessageScreen

  /// Makes the state.
  ///
  /// - Parameter makeMessage: Makes the child, on entry.
  public init(_ makeMessage: @escaping () -> BooksMessageScreen) {
    self.makeMessage = makeMessage
  }

  /// Runs the message, and then goes back to the list, which loads again by itself.
  public override func enter() {
    show(makeMessage(), title: "Nothing here") { kind in
      kind == .answered ? .content : nil
    }
  }
}
