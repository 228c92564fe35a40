/// Where a screen keeps copies of what was loaded, so that the next start shows them at once.
///
/// ```swift
/// source.store = ContentStore(
///   read: { words in await shelf.read(words) },
///   write: { words, copy in await shelf.write(copy, for: words) })
/// ```
///
/// The app brings the store: a file, a database, or its cache. A copy with items is shown at once,
/// marked by ``Content/savedAge``, while newer items are loaded. A copy without items is not shown:
/// only the server says that there is nothing.
@MainActor
public struct ContentStore<Request, Item> {
  /// Reads the copy of the answer to a request; nil if there is none.
  ///
  /// What it throws counts as no copy: the request is then loaded.
  public var read: @MainActor (Request) async throws -> SavedCopy<Item>?

  /// Writes what the server answered to a request, all pages so far.
  ///
  /// It is work of the screen, which goes on whichever state comes next. Writes begin in the order of
  /// the answers. What it throws is dropped: the screen has the items.
  public var write: @MainActor (Request, SavedCopy<Item>) async throws -> Void

  /// How old a copy may be so that it is not loaded anew; by default all are.
  public var freshFor: Duration

  /// Makes a store of its properties.
  public init(
    freshFor: Duration = .zero,
    read: @escaping @MainActor (Request) async throws -> SavedCopy<Item>?,
    write: @escaping @MainActor (Request, SavedCopy<Item>) async throws -> Void
  ) {
    self.freshFor = freshFor
    self.read = read
    self.write = write
  }
}
