public import ScreenStates

/// Says that there are no books, and shows the list again when asked.
public final class BooksEmptyState<Kind: BooksContainerKind>: BooksState<Kind> {
  private let makeMessage: () -> BooksMessageScreen

  /// Makes the state.
  ///
  /// - Parameter makeMessage: Makes the child, on entry.
  public init(_ makeMessage: @escaping () -> BooksMessageScreen) {
    self.makeMessage = makeMessage
  }

  /// Runs the message, and goes back to the list, which looks again by itself.
  public override func enter() {
    show(makeMessage(), title: "Nothing here") { kind in
      kind == .answered ? .content : nil
    }
  }
}
