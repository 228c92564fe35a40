package import ScreenStates

/// The app itself: a menu, and one sample screen at a time.
///
/// It is made of what it demonstrates. Each sample is a child that a state hosts; so going back to
/// the menu stops it, and ends all that it has under way.
///
/// | from | request | to |
/// |---|---|---|
/// | `menu` | open | the sample |
/// | a sample | back | `menu` |
package typealias AppScreen = Screen<AppKind>

/// The states of the app.
package enum AppKind: StateKind, Equatable, Sendable {
  /// What the app shows.
  package typealias Display = AppDisplay
  /// What the states answer.
  package typealias StateClass = AppState
  /// What the person owns.
  package typealias Kept = AppKept

  /// The samples to choose from.
  case menu
  /// The sample of a name.
  case sample(String)

  /// A sample's state has the name of the sample, so that a path reads `news/displayNews`.
  package var name: String {
    switch self {
    case .menu: "menu"
    case .sample(let name): name
    }
  }
}

/// What the person owns and no state may blank.
package struct AppKept: Equatable, Sendable {
  /// The entry that the person is about to open.
  package var chosen = 0
  /// Whether the inspector is wanted; `nil` as long as nobody has said so.
  package var wantsInspector: Bool?

  /// Makes what a person has at first.
  package init() {}
}

extension Screen where Kind == AppKind {
  /// An app with these samples, not started yet.
  ///
  /// - Parameters:
  ///   - entries: The samples.
  ///   - name: The sample to begin with; the menu, if there is none of that name.
  /// - Returns: The app.
  package static func app(_ entries: [AppEntry], opening name: String?) -> AppScreen {
    var kept = AppKept()
    kept.chosen = entries.firstIndex { $0.name == name } ?? 0
    let known = entries.contains { $0.name == name }
    return AppScreen(
      initial: known ? .sample(name ?? "") : .menu, keeping: kept,
      states: AppStates(entries: entries))
  }
}
