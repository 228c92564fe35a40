import ScreenStates

/// Shows the list of the books, which loads by itself.
package final class BooksContentState<Kind: BooksContainerKind>: BooksState<Kind> {
  private let makeList: () -> BookListScreen

  package init(_ makeList: @escaping () -> BookListScreen) { self.makeList = makeList }

  /// Runs the list, and leaves this state when the list is empty or has failed.
  package override func enter() {
    show(makeList(), title: "Library") { kind in
      switch kind {
      case .loading, .showing: nil
      case .nothing: .empty
      case .failed(let sentence): .error(sentence)
      }
    }
  }
}
