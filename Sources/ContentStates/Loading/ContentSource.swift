/// Loads content, and says how answers and failures are shown: all that the ready-made states need.
///
/// A ``ContentScreen`` makes one from its `load`. Make one yourself to replace a part, or to pass
/// it to your own factory:
///
/// ```swift
/// var source = ContentSource(load: { try await service.items() })
/// source.failure = { _ in Failure("The shelf is out of reach.") }
/// let screen = ContentScreen(initial: NoRequest(), from: source)
/// ```
@MainActor
public struct ContentSource<Request, Item> {
  /// Loads the page that begins at a cursor, or the first page if there is no cursor.
  ///
  /// It runs on the main actor, so call services that do their work elsewhere. It is cancelled when
  /// its state exits.
  public var load: @MainActor (Request, PageCursor?) async throws -> Page<Item>

  /// When the indicators appear, and how long they stay.
  public var times: LoadingTimes

  /// What the states announce.
  public var words = ContentWords()

  /// Puts an error into words; by default ``Failure/init(describing:)``.
  public var failure: (any Error) -> Failure = { Failure(describing: $0) }

  /// Whether an error only says that the load was cancelled, which is never shown as an error; by
  /// default ``isCancellationError(_:)``.
  public var isCancellation: (any Error) -> Bool = { isCancellationError($0) }

  /// Why an empty answer to a request is empty.
  ///
  /// By default `nothingMatches` if the request is a `String` that is not empty, as in a search,
  /// and otherwise `nothingThere`.
  public var emptyReason: (Request) -> EmptyReason = { request in
    (request as? String)?.isEmpty == false ? .nothingMatches : .nothingThere
  }

  /// What identifies an item; nil means that no two items are the same.
  ///
  /// If pages shift on the server between two requests, an item is loaded twice: it is shown once,
  /// in its first place, with its newest value. By default items are identified by their `id` if
  /// they are `Identifiable`. Other items that are `Hashable`, such as titles, are compared with
  /// those of earlier pages: what one page has twice is shown twice. Items that are neither are all
  /// different, so set this for them.
  public var identity: (@MainActor (Item) -> AnyHashable)? = ContentSource.identifier {
    didSet { isIdentityPerPage = false }
  }

  /// Whether an item is only compared with those of earlier pages: it has no `id`, and two may be
  /// alike.
  private var isIdentityPerPage = !(Item.self is any Identifiable.Type)

  /// How a failed load is retried automatically; nil, the default, leaves the retry to the user.
  public var retries: RetryPolicy?

  /// Lets a state follow the connection; nil, the default, means that there always is one.
  var followConnection: (@MainActor (any ConnectionFollower) -> Void)?

  /// Where copies of the answers are saved; nil, the default, saves none.
  public var store: ContentStore<Request, Item>?

  /// Whether a refresh loads as many items as are shown; by default it loads the first page.
  ///
  /// If it is true, a refresh does not make the list shorter, but sends one request for each page.
  public var refreshesAllPages = false

  /// Makes a source that answers requests page by page.
  public init(
    times: LoadingTimes = LoadingTimes(),
    load: @escaping @MainActor (Request, PageCursor?) async throws -> Page<Item>
  ) { (self.load, self.times) = (load, times) }

  /// Makes a source that always loads the same list, without pages.
  public init(
    times: LoadingTimes = LoadingTimes(), load: @escaping @MainActor () async throws -> [Item]
  ) where Request == NoRequest {
    self.init(times: times) { _, _ in Page(try await load()) }
  }

  /// Pauses the wait for a retry while there is no connection.
  ///
  /// ```swift
  /// source.setConnection { monitor.paths().map { $0 == .satisfied } }
  /// ```
  ///
  /// If it is not called, the states assume that there always is a connection.
  ///
  /// - Parameter makeSequence: Called by each state that waits; returns a sequence that begins with
  ///   the present value, true if there is a connection, and then has each change. Once it has ended
  ///   or thrown, the state assumes that there is a connection.
  public mutating func setConnection<Sequence: AsyncSequence>(
    _ makeSequence: @escaping @MainActor () -> Sequence
  ) where Sequence.Element == Bool {
    followConnection = { $0.follow(connection: makeSequence()) }
  }

  // MARK: - For the states

  /// Loads pages until there are `count` new items, or the list ends, and returns them after the
  /// known items.
  ///
  /// After a page without new items there would be nothing to scroll, so the next page is loaded at
  /// once: up to a hundred in a row, and none twice. A page whose next cursor is its own is the
  /// last one, because it would be loaded again forever.
  func page(
    of request: Request, at cursor: PageCursor?, items count: Int = 1, beyond known: [Item] = []
  ) async throws -> Page<Item> {
    var list = merged(known)
    let knownCount = list.items.count
    var next = cursor
    var cursors: Set<PageCursor?> = [cursor]
    var newItems = 0
    var uselessPages = 0
    while true {
      let page = try await load(request, next)
      list.add(page.items)
      let soFar = list.items.count - knownCount
      uselessPages = soFar > newItems ? 0 : uselessPages + 1
      newItems = soFar
      guard newItems < count, let following = page.next, following != next else {
        return Page(list.items, next: page.next == next ? nil : page.next)
      }
      next = following
      guard cursors.insert(following).inserted, uselessPages < 100 else {
        guard newItems > 0 else { throw LoadingError.onlyEmptyPages }
        return Page(list.items)
      }
      try Task.checkCancellation()
    }
  }

  /// Whether items are a saved copy that is too old not to be refreshed.
  func isStale(_ content: Content<Request, Item>) -> Bool {
    // After the date of the device was set back, an age may be negative.
    content.savedAge.map { $0 < .zero || $0 >= store?.freshFor ?? .zero } ?? false
  }

  /// Items to which pages can be added.
  func merged(_ items: [Item]) -> MergedItems<Item> {
    MergedItems(items, by: identity, perPage: isIdentityPerPage)
  }

  /// The `id` of an item, or the item itself.
  private static var identifier: (@MainActor (Item) -> AnyHashable)? {
    func id<Identified: Identifiable>(of _: Identified.Type) -> @MainActor (Item) -> AnyHashable {
      { AnyHashable(($0 as? Identified)?.id) }
    }
    if let type = Item.self as? any Identifiable.Type { return id(of: type) }
    func value<Value: Hashable>(of _: Value.Type) -> @MainActor (Item) -> AnyHashable {
      { AnyHashable($0 as? Value) }
    }
    return (Item.self as? any Hashable.Type).map { value(of: $0) }
  }
}

extension ContentSource: nonisolated CustomReflectable {
  /// An empty mirror: the parts are closures, and constants that are set before a screen starts, so
  /// a test that compares the parts of values need not look at them.
  public nonisolated var customMirror: Mirror { Mirror(self, unlabeledChildren: [String]()) }
}

/// A state that waits while there is no connection.
@MainActor
protocol ConnectionFollower {
  func follow<Sequence: AsyncSequence>(connection: Sequence) where Sequence.Element == Bool
}
