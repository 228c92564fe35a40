import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

// A search as a screen: all five reasons for which the catalogue says no meet in it.

struct SearchDisplay: ScreenDisplay, Equatable {
  var query = ""
  var isLoading = false
  var found: String?
  var error: String?
}

enum SearchKind: StateKind, Equatable {
  typealias Display = SearchDisplay
  typealias StateClass = SearchState
  case blank
  case loading(String)
  case found(String, for: String)
  case failed(String)
}

class SearchState: Screen<SearchKind>.State {
  func search(_ query: String) { transition(to: .loading(query)) }
  func cancel() { ignored() }
}

final class BlankSearch: SearchState {}

final class LoadingSearch: SearchState {
  private let query: String
  private let server: PendingWork<String, String>

  init(_ query: String, _ server: PendingWork<String, String>) {
    (self.query, self.server) = (query, server)
  }

  override func enter() {
    (display.query, display.isLoading) = (query, true)
    perform { [query, server] in
      try await server(query)
    } then: { [query] result in
      switch result {
      case .success(let found): .found(found, for: query)
      case .failure(let error): .failed("\(error)")
      }
    }
  }

  override func cancel() { transition(to: .blank) }
}

final class FoundSearch: SearchState {
  private let found: String
  private let query: String

  init(_ found: String, for query: String) { (self.found, self.query) = (found, query) }

  override func enter() {
    (display.query, display.found) = (query, found)
    after(.seconds(60)) { [query] in .loading(query) }
  }
}

final class FailedSearch: SearchState {
  private let error: String

  init(_ error: String) { self.error = error }

  override func enter() { display.error = error }
}

struct SearchStates: StateFactory {
  let server: PendingWork<String, String>

  func makeState(for kind: SearchKind) -> SearchState {
    switch kind {
    case .blank: BlankSearch()
    case .loading(let query): LoadingSearch(query, server)
    case .found(let found, let query): FoundSearch(found, for: query)
    case .failed(let error): FailedSearch(error)
    }
  }
}
