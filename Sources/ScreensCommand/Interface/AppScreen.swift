package import ScreenStates

/// The screen of the program in a terminal: a menu, or one of the samples.
///
/// The program is built with the library that it demonstrates. The opened samples must survive the
/// return to the menu, so the program holds them, not a state.
package typealias AppScreen = Screen<AppKind>

/// The states of the program in a terminal.
package enum AppKind: StateKind, Equatable, Sendable {
  /// What the screen shows.
  package typealias Display = AppDisplay
  /// The base class of the states.
  package typealias StateClass = AppState

  /// The samples to choose from.
  case menu
  /// A sample, by its name.
  case sample(String)

  /// `menu`, or the name of the sample.
  package var name: String {
    switch self {
    case .menu: "menu"
    case .sample(let name): name
    }
  }
}

/// What the program shows; blank at first.
package struct AppDisplay: ScreenDisplay {
  /// The sample that is shown; `nil` in the menu.
  package var sample: (any LiveSample)?
  /// Why a sample cannot be shown.
  package var failure: String?

  /// Makes a blank display.
  package init() {}
}

/// An entry of the menu, and the sample that it opens.
@MainActor
package struct AppEntry {
  /// The screen's name.
  package let name: String
  /// What the screen shows.
  package let summary: String
  /// Makes the sample, not started yet.
  let open: () throws -> any LiveSample

  /// Makes an entry.
  package init(name: String, summary: String, open: @escaping () throws -> any LiveSample) {
    self.name = name
    self.summary = summary
    self.open = open
  }
}

/// The base class of the program's states.
package class AppState: AppScreen.State {
  /// Opens a sample.
  package func open(_ name: String) { ignored() }

  /// Goes back to the menu.
  package func back() { ignored() }
}

/// Lets the user choose a sample.
private final class MenuState: AppState {
  override func open(_ name: String) { transition(to: .sample(name)) }
}

/// Shows a sample, which continues after this state has exited.
private final class OpenState: AppState {
  private let sample: () throws -> (any LiveSample)?

  init(_ sample: @escaping () throws -> (any LiveSample)?) { self.sample = sample }

  override func enter() {
    do {
      display.sample = try sample()
      if display.sample == nil { display.failure = "This screen does not exist." }
    } catch {
      display.failure = "The screen cannot be opened: \(error)"
    }
  }

  override func back() { transition(to: .menu) }
}

/// Makes the program's states.
struct AppStates: StateFactory {
  /// The sample with a name, which is opened if it is not open.
  let sample: (String) throws -> (any LiveSample)?

  func makeState(for kind: AppKind) -> AppState {
    switch kind {
    case .menu: MenuState()
    case .sample(let name): OpenState { try sample(name) }
    }
  }
}
