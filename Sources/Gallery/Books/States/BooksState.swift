public import ScreenStates

/// The base class of the states of a books screen: each hosts one child and shows its page.
open class BooksState<Kind: BooksContainerKind>: Screen<Kind>.State {
  /// The child that runs now.
  ///
  /// Only the hosting retains the child, so it is freed before the next state makes another.
  package private(set) weak var child: (any BooksChild)?
  private var token: ObservationToken?

  /// The requests that the child answers now.
  package final var answers: [BooksRequest] { child?.answering.answers ?? [] }

  /// Passes a request on to the child; the log records a request that the child ignores.
  package final func send(_ request: BooksRequest) {
    // This does not retain the child, which may be freed before this returns.
    guard let state = child?.answering else { return ignored(request.name) }
    state.answer(request)
  }

  /// Runs a child until this state exits, and shows its page.
  ///
  /// Once the child has settled in a kind, `then` returns the next kind, or nil to stay.
  package final func show<ChildKind: BooksChildKind>(
    _ child: Screen<ChildKind>, title: String,
    then: @escaping @MainActor (ChildKind) -> Kind?
  ) {
    self.child = child
    display.title = title
    host(child, then: then)
    token = child.observe { [weak self] page in self?.display.page = page }
  }
}
