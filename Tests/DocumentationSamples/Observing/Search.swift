import ScreenStates

struct SearchDisplay: ScreenDisplay, Equatable {
  var isSearching = false
  var hits: [String] = []
  var message: String?
}

struct SearchKept {
  var words = ""
}

enum SearchKind: StateKind {
  typealias Display = SearchDisplay
  typealias Kept = SearchKept
  typealias StateClass = SearchState
  case typing
  case searching(String)
  case found([String])
}

typealias SearchScreen = Screen<SearchKind>

class SearchState: SearchScreen.State {
  func search() {
    guard let screen else { return }
    transition(to: .searching(screen.kept.words))
  }
}

final class TypingState: SearchState {
  override func enter() { display.message = "Type some words." }
}

final class SearchingState: SearchState {
  private let words: String

  init(words: String) { self.words = words }

  override func enter() {
    display.isSearching = true
    perform { [words] in
      ["about \(words)", "more about \(words)"]
    } then: { result in
      switch result {
      case .success(let hits): .found(hits)
      case .failure: .typing
      }
    }
  }
}

final class FoundState: SearchState {
  private let hits: [String]

  init(hits: [String]) { self.hits = hits }

  override func enter() { display.hits = hits }
}

struct SearchStates: StateFactory {
  func makeState(for kind: SearchKind) -> SearchState {
    switch kind {
    case .typing: TypingState()
    case .searching(let words): SearchingState(words: words)
    case .found(let hits): FoundState(hits: hits)
    }
  }
}
