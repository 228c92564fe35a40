import ScreenStates

struct CitiesDisplay: ScreenDisplay, Equatable {
  var cities: [String] = []
  var isLoading = false
  var isRefreshing = false
  var error: String?
}

struct CitiesKept {
  var query = ""
}

enum CitiesKind: StateKind, Equatable {
  typealias Display = CitiesDisplay
  typealias Kept = CitiesKept
  typealias StateClass = CitiesState
  case loading(String)
  case showing([String], of: String, error: String?)
  case refreshing([String], of: String)
}

typealias CitiesScreen = Screen<CitiesKind>

class CitiesState: CitiesScreen.State {
  final func search() { transition(to: .loading(screen?.kept.query ?? "")) }
  func refresh() { ignored() }
}

/// Finds the cities, beside those that are there in a refresh.
final class FindingCities: CitiesState {
  private let query: String
  private let former: [String]?
  private let find: @MainActor (String) async throws -> [String]

  init(
    _ query: String, beside former: [String]?,
    find: @escaping @MainActor (String) async throws -> [String]
  ) {
    (self.query, self.former, self.find) = (query, former, find)
  }

  override func enter() {
    display.cities = former ?? []
    display.isLoading = former == nil
    display.isRefreshing = former != nil
    perform { [find, query] in
      try await find(query)
    } then: { [query, former] result in
      switch result {
      case .success(let cities): .showing(cities, of: query, error: nil)
      case .failure(let error): .showing(former ?? [], of: query, error: "\(error)")
      }
    }
  }
}

final class ShowingCities: CitiesState {
  private let (cities, query, error): ([String], String, String?)

  init(_ cities: [String], of query: String, error: String?) {
    (self.cities, self.query, self.error) = (cities, query, error)
  }

  override func enter() { (display.cities, display.error) = (cities, error) }
  override func refresh() { transition(to: .refreshing(cities, of: query)) }
}

struct CitiesStates: StateFactory {
  let find: @MainActor (String) async throws -> [String]

  func makeState(for kind: CitiesKind) -> CitiesState {
    switch kind {
    case .loading(let query): FindingCities(query, beside: nil, find: find)
    case .showing(let cities, let query, let error): ShowingCities(cities, of: query, error: error)
    case .refreshing(let cities, let query): FindingCities(query, beside: cities, find: find)
    }
  }
}

extension CitiesScreen {
  /// For `.refreshable`, which waits for the end.
  func refresh() async {
    state.refresh()
    await settled()
  }
}
