import ScreenStates

struct FeedDisplay: ScreenDisplay, Equatable {
  var feed = ""
  var rows: [String] = []
  var isLoading = false
}

enum FeedKind: StateKind, Equatable {
  typealias Display = FeedDisplay
  typealias StateClass = FeedState
  case idle
  case loading(String)
  case showing([String], of: String)
  case failed(String)
}

class FeedState: Screen<FeedKind>.State {
  final func select(_ feed: String) { transition(to: .loading(feed)) }
}

final class LoadingFeed: FeedState {
  private let feed: String
  private let load: @MainActor (String) async throws -> [String]

  init(_ feed: String, load: @escaping @MainActor (String) async throws -> [String]) {
    (self.feed, self.load) = (feed, load)
  }

  override func enter() {
    (display.feed, display.isLoading) = (feed, true)
    perform { [load, feed] in
      try await load(feed)
    } then: { [feed] result in
      switch result {
      case .success(let rows): .showing(rows, of: feed)
      case .failure: .failed(feed)
      }
    }
  }
}

final class LoadedFeed: FeedState {
  private let (feed, rows): (String, [String])

  init(_ feed: String, _ rows: [String]) { (self.feed, self.rows) = (feed, rows) }

  override func enter() { (display.feed, display.rows) = (feed, rows) }
}

struct FeedStates: StateFactory {
  let load: @MainActor (String) async throws -> [String]

  func makeState(for kind: FeedKind) -> FeedState {
    switch kind {
    case .idle: FeedState()
    case .loading(let feed): LoadingFeed(feed, load: load)
    case .showing(let rows, let feed): LoadedFeed(feed, rows)
    case .failed(let feed): LoadedFeed(feed, [])
    }
  }
}
