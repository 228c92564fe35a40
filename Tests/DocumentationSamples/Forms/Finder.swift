import ScreenStates

struct FinderDisplay: ScreenDisplay, Equatable {
  var hits: [String] = []
  var isSearching = false
}

struct FinderKept {
  var words = ""
}

enum FinderKind: StateKind, Equatable {
  typealias Display = FinderDisplay
  typealias Kept = FinderKept
  typealias StateClass = FinderState
  case searching(String)
  case showing([String], of: String)
}

typealias FinderScreen = Screen<FinderKind>

/// Searches for new words when the user pauses, in every state of the screen.
class FinderState: FinderScreen.State {
  private let words: String
  private var pause: FinderScreen.Work?

  init(words: String) { self.words = words }

  override func enter() { keptChanged() }

  override func keptChanged() {
    pause?.cancel()
    guard let typed = screen?.kept.words, typed != words else { return }
    pause = after(.milliseconds(300), cause: "pause") { .searching(typed) }
  }
}

final class SearchingWordsState: FinderState {
  private let find: @Sendable (String) async throws -> [String]
  private let words: String

  init(words: String, find: @escaping @Sendable (String) async throws -> [String]) {
    (self.words, self.find) = (words, find)
    super.init(words: words)
  }

  override func enter() {
    super.enter()
    display.isSearching = true
    perform { [find, words] in
      try await find(words)
    } then: { [words] result in
      .showing((try? result.get()) ?? [], of: words)
    }
  }
}

final class ShowingHitsState: FinderState {
  private let hits: [String]

  init(hits: [String], words: String) {
    self.hits = hits
    super.init(words: words)
  }

  override func enter() {
    super.enter()
    display.hits = hits
  }
}

struct FinderStates: StateFactory {
  let find: @Sendable (String) async throws -> [String]

  func makeState(for kind: FinderKind) -> FinderState {
    switch kind {
    case .searching(let words): SearchingWordsState(words: words, find: find)
    case .showing(let hits, let words): ShowingHitsState(hits: hits, words: words)
    }
  }
}
