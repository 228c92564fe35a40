/// Where content comes from, and how what comes is told: all that the ready-made states need.
///
/// A ``ContentScreen`` makes one from its `load`. Make it yourself to replace a part, or to give
/// the same to your own factory:
///
/// ```swift
/// var source = ContentSource(load: { try await service.items() })
/// source.failure = { _ in Failure("The shelf is out of reach.") }
/// let screen = ContentScreen(initial: NoRequest(), from: source)
/// ```
@MainActor
public struct ContentSource<Request, Item> {
  /// Loads the page of a request that begins at a cursor, or its first page.
  ///
  /// It runs on the main actor and is cancelled when its state is left; call services that leave
  /// the main actor.
  public var load: @MainActor (Request, PageCursor?) async throws -> Page<Item>

  /// When a loading screen shows what.
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
  /// By default nothing matches where the request is a text that is not empty, as in a search, and
  /// else nothing is there.
  public var emptyReason: (Request) -> EmptyReason = { request in
    (request as? String)?.isEmpty == false ? .nothingMatches : .nothingThere
  }

  /// What tells an item from the others, or nil where no two items are the same.
  ///
  /// By default the `id` of items that are `Identifiable`. Pages that shift on the server bring
  /// items twice: of each identity one is kept, at its first place, as it came last.
  public var identity: (@MainActor (Item) -> AnyHashable)? = ContentSource.identifier

  /// Makes a source that answers requests page by page.
  ///
  /// - Parameters:
  ///   - times: When a loading screen shows what.
  ///   - load: Loads the page of a request that begins at a cursor, or its first page.
  public init(
    times: LoadingTimes = LoadingTimes(),
    load: @escaping @MainActor (Request, PageCursor?) async throws -> Page<Item>
  ) {
    self.load = load
    self.times = times
  }

  /// Makes a source that always loads the same, all of it.
  ///
  /// - Parameters:
  ///   - times: When a loading screen shows what.
  ///   - load: Loads the items.
  public init(
    times: LoadingTimes = LoadingTimes(), load: @escaping @MainActor () async throws -> [Item]
  ) where Request == NoRequest {
    self.init(times: times) { _, _ in Page(try await load()) }
  }

  // MARK: - For the states

  /// Loads the next page that has items, or the empty end of the list.
  ///
  /// A page without items that is not the last would leave nothing to show and nothing to scroll,
  /// so the one after it is loaded at once: up to a hundred in a row, and none twice. A page that
  /// gives its own cursor as the next is the last: it would come again for ever.
  func page(of request: Request, at cursor: PageCursor?) async throws -> Page<Item> {
    var cursor = cursor
    var cursors: Set<PageCursor?> = [cursor]
    while true {
      var page = try await load(request, cursor)
      if page.next == cursor { page.next = nil }
      guard page.items.isEmpty, let next = page.next else { return page }
      guard cursors.insert(next).inserted, cursors.count <= 100 else {
        throw LoadingError.onlyEmptyPages
      }
      try Task.checkCancellation()
      cursor = next
    }
  }

  /// The items and then the new ones, one of each identity: where it stood first, as it came last.
  func merging(_ items: [Item], _ new: [Item]) -> [Item] {
    guard let identity else { return items + new }
    var merged: [Item] = []
    var places: [AnyHashable: Int] = [:]
    for item in items + new {
      let place = places[identity(item), default: merged.count]
      if place < merged.count {
        merged[place] = item
      } else {
        places[identity(item)] = place
        merged.append(item)
      }
    }
    return merged
  }

  /// Whether two requests ask for the same; requests that cannot be compared never do.
  func areSame(_ first: Request, _ second: Request) -> Bool {
    func isEqual<Value: Equatable>(_ first: Value) -> Bool { first == second as? Value }
    guard let first = first as? any Equatable else { return false }
    return isEqual(first)
  }

  /// The kind that shows the answer to a request.
  func kind<Kind: ContentStateKind>(for page: Page<Item>, answering request: Request) -> Kind
  where Kind.Request == Request, Kind.Item == Item {
    page.items.isEmpty
      ? .empty(request, emptyReason(request))
      : .showingData(
        Content(request: request, items: merging([], page.items), next: page.next))
  }

  /// The `id` of an item, where items have one.
  private static var identifier: (@MainActor (Item) -> AnyHashable)? {
    guard Item.self is any Identifiable.Type else { return nil }
    func hashable(_ item: some Identifiable) -> AnyHashable { AnyHashable(item.id) }
    return { item in
      guard let item = item as? any Identifiable else {
        return AnyHashable(ObjectIdentifier(Item.self))
      }
      return hashable(item)
    }
  }
}
