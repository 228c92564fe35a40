public import ScreenStates

/// Maps the kinds of a ``ValueScreen`` to the ready-made classes.
public struct ValueFactory<Request, Value>: StateFactory {
  /// Where the value comes from; an answer without one is an error.
  public let source: ContentSource<Request, Value>

  /// Makes the factory.
  public init(_ source: ContentSource<Request, Value>) {
    var source = source
    let load = source.load
    source.load = { request, cursor in
      let page = try await load(request, cursor)
      // An error of the load, so that the source puts it into words.
      guard !page.items.isEmpty || page.next != nil else { throw Failure.noValue }
      return page
    }
    source.words = source.words.ofOneValue
    self.source = source
  }

  /// Makes the state for a kind.
  public func makeState(
    for kind: ValueKind<Request, Value>
  ) -> ContentState<ValueKind<Request, Value>> {
    switch kind {
    case .loading(let request): LoadingState(request, from: source)
    case .showingData(let content): ShowingDataState(content, from: source)
    case .refreshing(let content): RefreshingState(content, from: source)
    case .error(let request, let failure): ErrorState(request, failure, from: source)
    case .waitingToRetry(let retry): WaitingToRetryState(retry, from: source)
    }
  }
}
