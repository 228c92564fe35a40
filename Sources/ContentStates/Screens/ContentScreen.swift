public import ScreenStates

/// A screen that loads a list, shows it, refreshes it, continues it and searches it: all in one
/// line, with no class written.
///
/// ```swift
/// let screen = ContentScreen(load: { try await service.items() })
/// ```
///
/// It loads when it is started; read its `display`, and send its `state` the requests of
/// ``ContentState``. To restore it, start it at the kind that was saved. To replace one state, give
/// it a ``ContentFactory`` of your own; to use kinds and a display of your own, see
/// ``ContentStateKind``.
public typealias ContentScreen<Request, Item> = Screen<ContentKind<Request, Item>>

extension Screen {
  /// Makes a screen that always loads the same, all of it.
  ///
  /// - Parameters:
  ///   - times: When it shows that it is loading.
  ///   - clock: The screen's source of time; nil for its host's.
  ///   - load: Loads the items. It runs on the main actor; call services that leave it.
  public convenience init<Item>(
    times: LoadingTimes = LoadingTimes(), clock: (any ScreenClock)? = nil,
    load: @escaping @MainActor () async throws -> [Item]
  ) where Kind == ContentKind<NoRequest, Item> {
    self.init(
      initial: NoRequest(), from: ContentSource(times: times, load: load), clock: clock)
  }

  /// Makes a screen that answers requests, page by page.
  ///
  /// ```swift
  /// let screen = ContentScreen(
  ///   initial: "",
  ///   load: { words, cursor in
  ///     try await service.find(words, from: cursor)
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - request: What to load first.
  ///   - times: When it shows that it is loading.
  ///   - clock: The screen's source of time; nil for its host's.
  ///   - load: Loads the page of a request that begins at a cursor, or its first page. It runs on
  ///     the main actor; call services that leave it.
  public convenience init<Request, Item>(
    initial request: Request, times: LoadingTimes = LoadingTimes(),
    clock: (any ScreenClock)? = nil,
    load: @escaping @MainActor (Request, PageCursor?) async throws -> Page<Item>
  ) where Kind == ContentKind<Request, Item> {
    self.init(initial: request, from: ContentSource(times: times, load: load), clock: clock)
  }

  /// Makes a screen over a source of content whose parts the app has chosen.
  ///
  /// - Parameters:
  ///   - request: What to load first.
  ///   - source: Where the content comes from, and how it is told.
  ///   - clock: The screen's source of time; nil for its host's.
  public convenience init<Request, Item>(
    initial request: Request, from source: ContentSource<Request, Item>,
    clock: (any ScreenClock)? = nil
  ) where Kind == ContentKind<Request, Item> {
    self.init(initial: .loading(request), states: ContentFactory(source), clock: clock)
  }
}
