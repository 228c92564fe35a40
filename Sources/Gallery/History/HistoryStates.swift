import ContentStates
import ScreenStates

/// Maps the kinds of a history to classes, all ready-made except two.
struct HistoryStates<Data>: StateFactory {
  let source: ContentSource<NoRequest, Data>

  func makeState(for kind: HistoryKind<Data>) -> ContentState<HistoryKind<Data>> {
    switch kind {
    case .loading(let request): LoadingState(request, from: source)
    case .showingData(let content): ShowingDataState(content, from: source)
    case .refreshing(let content): RefreshingState(content, from: source)
    case .loadingMore(let content): LoadingMoreState(content, from: source)
    case .empty(let request, let reason): NothingWatchedState(request, reason, from: source)
    case .error(let request, let failure): ErrorState(request, failure, from: source)
    case .hidden: HiddenHistoryState()
    }
  }
}
