public import ScreenStates

/// A screen that loads, shows, refreshes and searches a list with pages, in one line of code.
///
/// ```swift
/// let screen = ContentScreen(load: { try await service.items() })
/// ```
///
/// The screen loads when it is started. Read its `display`, and send the requests of
/// ``ContentState`` to its `state`. To restore it, start it in the saved kind; after the background,
/// start it at its kind made ``ContentKind/resting``, which shows its items at once. To replace one
/// state, subclass ``ContentFactory``; for your own kinds and display, see ``ContentStateKind``.
public typealias ContentScreen<Request, Item> = Screen<ContentKind<Request, Item>>

extension Screen {
  /// Makes a screen that always loads the same list, without pages.
  ///
  /// - Parameters:
  ///   - times: When the indicators appear, and how long they stay.
  ///   - clock: The screen's clock; nil for the host's.
  ///   - load: Loads the items. It runs on the main actor; call services that work elsewhere.
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
  ///   - times: When the indicators appear, and how long they stay.
  ///   - clock: The screen's clock; nil for the host's.
  ///   - load: Loads the page that begins at a cursor, or the first page if there is none. It runs
  ///     on the main actor; call services that work elsewhere.
  public convenience init<Request, Item>(
    initial request: Request, times: LoadingTimes = LoadingTimes(),
    clock: (any ScreenClock)? = nil,
    load: @escaping @MainActor (Request, PageCursor?) async throws -> Page<Item>
  ) where Kind == ContentKind<Request, Item> {
    self.init(initial: request, from: ContentSource(times: times, load: load), clock: clock)
  }

  /// Makes a screen from a source that the app has configured.
  ///
  /// - Parameters:
  ///   - request: What to load first.
  ///   - source: Where the content comes from, and its wording.
  ///   - clock: The screen's clock; nil for the host's.
  public convenience init<Request, Item>(
    initial request: Request, from source: ContentSource<Request, Item>,
    clock: (any ScreenClock)? = nil
  ) where Kind == ContentKind<Request, Item> {
    self.init(initial: .loading(request), states: ContentFactory(source), clock: clock)
  }
}
