import ScreenStatesExplorer
import ScreenStatesTestKit

/// What the server of a feed is asked.
struct FeedQuery: Equatable {
  var text: String
  var page = 0
}

struct Cancelled: Error, CustomStringConvertible {
  var description: String { "The request was cancelled." }
}

/// A feed with flags, as many are written, and what is wrong with it.
@MainActor
final class Feed {
  private let server: PendingWork<FeedQuery, [String]>
  private(set) var items: [String] = []
  private(set) var isLoading = false
  private(set) var error: String?
  private(set) var isOpen = false
  var query = "a"

  init(_ server: PendingWork<FeedQuery, [String]>) { self.server = server }

  func open() { isOpen = true }
  func close() { isOpen = false }

  func search(_ text: String) async {
    query = text
    await load()
  }

  func load() async {
    isLoading = true
    do {
      items = try await server(FeedQuery(text: query))
    } catch {
      self.error = "\(error)"
    }
    isLoading = false
  }

  func loadMore() async {
    items += (try? await server(FeedQuery(text: query, page: 1))) ?? []
  }

  func begin() { Task { await load() } }
  func beginMore() { Task { await loadMore() } }
  func beginSearch(_ text: String) { Task { await search(text) } }
}

/// What the feed shows.
struct FeedShown: Equatable {
  var items: [String]
  var isLoading: Bool
  var error: String?

  @MainActor
  init(_ feed: Feed) { (items, isLoading, error) = (feed.items, feed.isLoading, feed.error) }
}

/// The feed with the server that it asks.
@MainActor
final class FeedStand {
  let server = PendingWork<FeedQuery, [String]>(reporter: .silent)
  let feed: Feed
  init() { feed = Feed(server) }
}

/// An explorer of the feed, with the inputs that a test declares; it may begin to load while it is made.
@MainActor
func explorerOfFeed(
  beginsAtOnce: Bool = false,
  _ declare: @escaping @MainActor (Inputs<Feed>, PendingWork<FeedQuery, [String]>) -> Void
) -> Explorer<Feed, FeedShown> {
  var explorer = Explorer(
    Feed.self, kind: { $0.isLoading ? "loading" : "at rest" }, showing: FeedShown.init
  ) { inputs in
    let server = PendingWork<FeedQuery, [String]>(reporter: .silent)
    declare(inputs, server)
    let feed = Feed(server)
    if beginsAtOnce { feed.begin() }
    return feed
  }
  explorer.mayEnd = ["at rest"]
  return explorer
}
