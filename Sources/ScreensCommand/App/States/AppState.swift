package import ScreenStates

/// The base of the app's states.
package class AppState: AppScreen.State {
  let entries: [AppEntry]

  init(entries: [AppEntry]) { self.entries = entries }

  /// Opens a sample.
  package func open(_ name: String) { ignored() }

  /// Goes back to the menu.
  package func back() { ignored() }
}
