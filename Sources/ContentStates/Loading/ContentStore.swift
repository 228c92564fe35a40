/// Saves copies of the answers, so that the next start shows them at once.
///
/// ```swift
/// source.store = ContentStore(
///   read: { words in await shelf.read(words) },
///   write: { words, copy in await shelf.write(copy, for: words) })
/// ```
///
/// The app provides the store: a file, a database, or its cache. A copy with items is shown at
/// once, marked by ``Content/savedAge``, while newer items are loaded. A copy without items is not
/// shown: only an answer from the server makes the screen empty.
@MainActor
public struct ContentStore<Request, Item> {
  /// Reads the copy of the answer to a request; nil if there is none.
  ///
  /// If it throws, the request is loaded as if there were no copy.
  public var read: @MainActor (Request) async throws -> SavedCopy<Item>?

  /// Writes the server's answer to a request, with all pages so far.
  ///
  /// It runs as work of the screen, so it survives transitions, and is cancelled when the screen ends.
  /// Writes begin in the order of the answers, and may end in another. Errors are ignored, because the
  /// screen has the items.
  public var write: @MainActor (Request, SavedCopy<Item>) async throws -> Void

  /// The age up to which a copy that is read is not refreshed; by default every copy is refreshed.
  public var freshFor: Duration

  /// Makes a store from its properties.
  public init(
    freshFor: Duration = .zero,
    read: @escaping @MainActor (Request) async throws -> SavedCopy<Item>?,
    write: @escaping @MainActor (Request, SavedCopy<Item>) async throws -> Void
  ) { (self.freshFor, self.read, self.write) = (freshFor, read, write) }
}
