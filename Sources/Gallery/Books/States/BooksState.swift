public import ScreenStates

/// The base of all states of a books container: each hosts one child, and shows its page.
open class BooksState<Kind: BooksContainerKind>: Screen<Kind>.State {
  /// The child that runs now.
  ///
  /// Only the hosting holds it, so that it is freed before the next state makes another.
  public private(set) weak var child: (any BooksChild)?
  private var token: ObservationToken?

  /// The requests that the child answers now.
  public final var answers: [BooksRequest] { child?.answering.answers ?? [] }

  /// Passes a request on to the child; one that it does not answer is ignored on the record.
  ///
  /// - Parameter request: What is asked for.
  public final func send(_ request: BooksRequest) {
    // Does not hold the child, which may be left and freed before this returns.
    guard let state = child?.answering else { return ignored(request.name) }
    state.answer(request)
  }

  /// Runs a child until this state exits, and shows its page.
  ///
  /// - Parameters:
  ///   - child: The screen to run.
  ///   - title: What stands above its page.
  ///   - then: Names the next kind from the kind that the child has settled in, or nil to stay.
  public final func show<ChildKind: BooksChildKind>(
    _ child: Screen<ChildKind>, title: String,
    then: @escaping @MainActor (ChildKind) -> Kind?
  ) {
    self.child = child
    display.title = title
    host(child, then: then)
    token = child.observe { [weak self] page in self?.display.page = page }
  }
}
