import ContentStates

/// Which requests a ready-made state answers; the others it ignores.
extension ContentState where Kind.Display: ShowsContent, Kind.Display.Item == Kind.Item {
  var answersRetry: Bool {
    switch self {
    case is RefreshingState<Kind>, is LoadingMoreState<Kind>: false
    case let state as ShowingDataState<Kind>: state.content.notice?.remedy != nil
    default: answersRefresh
    }
  }

  var answersRefresh: Bool {
    switch self {
    case is RefreshingState<Kind>: false
    case let state as ErrorState<Kind>: state.failure.canRetry
    default: self is ShowingDataState<Kind> || self is EmptyState<Kind>
    }
  }

  var answersMore: Bool {
    switch self {
    case is RefreshingState<Kind>, is LoadingMoreState<Kind>: false
    case let state as ShowingDataState<Kind>:
      state.content.next != nil && state.content.notice?.remedy != .loadMore
        && state.content.asked == nil
    default: false
    }
  }
}
