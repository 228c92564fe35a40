import ScreenStates
import SwiftUI

/// The server of the sample.
private let find: @MainActor (String) async throws -> [String] = { [$0] }

enum Before {
  typealias CitiesView = CitiesViewBefore

  struct CitiesApp: App {
    @State private var model = CitiesModel(find: find)

    var body: some Scene {
      WindowGroup {
        NavigationStack { CitiesView(model: model) }
      }
    }
  }
}

enum After {
  struct CitiesApp: App {
    private let screen = CitiesScreen(
      initial: .showing([], of: "", error: nil), keeping: CitiesKept(),
      states: CitiesStates(find: find))

    var body: some Scene {
      WindowGroup {
        NavigationStack { CitiesView(screen: screen) }
          .onAppear { screen.start() }
      }
    }
  }
}
