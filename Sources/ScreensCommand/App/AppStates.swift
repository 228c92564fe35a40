import ScreenStates

/// Makes the states of the app.
package struct AppStates: StateFactory {
  private let entries: [AppEntry]

  /// Makes a factory.
  ///
  /// - Parameter entries: The samples.
  package init(entries: [AppEntry]) { self.entries = entries }

  /// Makes a new state for a kind.
  package func makeState(for kind: AppKind) -> AppState {
    switch kind {
    case .menu: MenuState(entries: entries)
    case .sample(let name): OpenState(name: name, entries: entries)
    }
  }
}
