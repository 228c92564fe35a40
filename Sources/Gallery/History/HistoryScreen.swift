package import ContentStates
package import ScreenStates

/// The shows that were watched: ready-made states with kinds and a display of the screen's own.
///
/// ``HistoryKind`` has the table of its transitions.
package typealias HistoryScreen = Screen<HistoryKind<WatchedShow>>

extension Screen {
  /// Makes a history of any data, not started yet.
  package static func history<Data>(
    from source: ContentSource<NoRequest, Data>, clock: (any ScreenClock)? = nil
  ) -> Screen<HistoryKind<Data>> where Kind == HistoryKind<Data> {
    Screen(initial: .loading(), states: HistoryStates(source: source), clock: clock)
  }
}

extension Screen where Kind == HistoryKind<WatchedShow> {
  /// Makes a history of watched shows, not started yet.
  package static func history(
    of service: any HistoryService, times: LoadingTimes = LoadingTimes(),
    clock: (any ScreenClock)? = nil
  ) -> HistoryScreen {
    var source = ContentSource<NoRequest, WatchedShow>(times: times) { _, cursor in
      try await service.shows(from: cursor)
    }
    source.words.items = { count in count == 1 ? "1 show" : "\(count) shows" }
    return history(from: source, clock: clock)
  }
}
