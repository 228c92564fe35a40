public import ScreenStates

/// Shows that the books could not be loaded, and on request the list again.
public final class BooksErrorState<Kind: BooksContainerKind>: BooksState<Kind> {
  private let makeMessage: () -> BooksMessageScreen

  /// Makes the state.
  ///
  /// - Parameter makeMessage: Makes the child, on entry.
  public init(_ makeMessage: @escaping () -> BooksMessageScreen) {
    self.makeMessage = makeMessage
  }

  /// Runs the message, and then goes back to the list, which loads again by itself.
  public override func enter() {
    show(makeMessage(), title: "Not available") { kind in
      kind == .answered ? .content : nil
    }
  }
}
