public import ScreenStates

/// Maps the kinds of a ``ValueScreen`` to the ready-made classes.
public struct ValueFactory<Request, Value>: StateFactory {
  /// Where the value comes from.
  public let source: ContentSource<Request, Value>

  /// Makes the factory.
  public init(_ source: ContentSource<Request, Value>) {
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
