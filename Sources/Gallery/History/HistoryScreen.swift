public import ContentStates
public import ScreenStates

/// The shows that were watched: ready-made states with kinds and a display of the screen's own.
///
/// ``HistoryKind`` has the table of its transitions.
public typealias HistoryScreen = Screen<HistoryKind<WatchedShow>>

extension Screen {
  /// A history of any data that is not started yet.
  ///
  /// - Parameters:
  ///   - source: Where the data comes from.
  ///   - clock: The screen's source of time; nil for its host's.
  /// - Returns: The screen.
  public static func history<Data>(
    from source: ContentSource<NoRequest, Data>, clock: (any ScreenClock)? = nil
  ) -> Screen<HistoryKind<Data>> where Kind == HistoryKind<Data> {
    Screen(initial: .loading(), states: HistoryStates(source: source), clock: clock)
  }
}

extension Screen where Kind == HistoryKind<WatchedShow> {
  /// A history of watched shows that is not started yet.
  ///
  /// - Parameters:
  ///   - service: Knows the shows.
  ///   - times: When it shows that it is loading.
  ///   - clock: The screen's source of time; nil for its host's.
  /// - Returns: The screen.
  public static func history(
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
