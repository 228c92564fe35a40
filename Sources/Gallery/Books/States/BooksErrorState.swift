public import ScreenStates

/// Says that the books cannot be had, and shows the list again when asked.
public final class BooksErrorState<Kind: BooksContainerKind>: BooksState<Kind> {
  private let makeMessage: () -> BooksMessageScreen

  /// Makes the state.
  ///
  /// - Parameter makeMessage: Makes the child, on entry.
  public init(_ makeMessage: @escaping () -> BooksMessageScreen) {
    self.makeMessage = makeMessage
  }

  /// Runs the message, and goes back to the list, which fetches by itself.
  public override func enter() {
    show(makeMessage(), title: "Not available") { kind in
      kind == .answered ? .content : nil
    }
  }
}
