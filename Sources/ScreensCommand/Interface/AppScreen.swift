package import ScreenStates
package import Terminal

/// The screen of the program in a terminal, built with the library that it demonstrates.
package typealias AppScreen = Screen<AppKind>

/// What can be on screen; what lies over it, such as the help, is a child screen.
package enum AppKind: StateKind, Equatable, Sendable {
  package typealias Display = AppDisplay
  package typealias Kept = AppKept
  package typealias StateClass = AppState

  case menu
  case sample(String)
  /// A recorded session, by its screen's name, that plays by itself, so many times as fast.
  case playing(String, speed: Int)
  /// Nothing: the user has quit, or pressed Control-C.
  case left, interrupted

  /// The name of the case, or of the sample.
  package var name: String {
    switch self {
    case .menu: "menu"
    case .sample(let name): name
    case .playing(let name, _): "\(name) plays"
    case .left: "left"
    case .interrupted: "interrupted"
    }
  }
}

/// What the program shows; blank at first.
package struct AppDisplay: ScreenDisplay {
  /// The shown sample; `nil` in the menu.
  package var sample: (any LiveSample)?
  /// The picture, if no sample is shown.
  var picture = SamplePicture()
  /// The name of the sample whose states are shown.
  var states = ""
  var message = ""
  /// What lies over the sample; `nil` if nothing does.
  var cover: CoverDisplay?

  package init() {}

  /// What is typed; `nil` if keys are not text.
  package var typed: String? { cover?.input?.text }
}

/// What belongs to the user: the opened samples, and how to look at them.
package struct AppKept {
  let entries: [AppEntry]
  /// Makes the sample of the tour.
  let tour: () -> any LiveSample
  /// The opened samples, which continue while others are shown.
  package internal(set) var samples: [any LiveSample] = []
  /// The index of the selected entry in the menu.
  var chosen: Int
  var size: TerminalSize
  /// The pane that is shown if there is no room for all; in a wide terminal, whether others are.
  package internal(set) var pane = Pane.screen
  /// What is offered until the first key.
  var offer = "Press space to watch a late answer being dropped."
  /// What was dropped just now.
  var dropped: String?

  /// Makes the value of a program that has just begun.
  package init(
    entries: [AppEntry], tour: @escaping () -> any LiveSample, chosen: Int = 0, size: TerminalSize
  ) { (self.entries, self.tour, self.chosen, self.size) = (entries, tour, chosen, size) }
}

extension AppScreen {
  /// The name of the sample whose map is shown, and the kind in which it started, if that is known.
  var map: (name: String, start: String?) {
    let sample = display.cover?.sample ?? display.sample
    let name = sample?.name ?? display.states
    let log = sample?.log ?? kept.samples.first { $0.name == name }?.log ?? []
    let start = log.last { $0.host.isEmpty && $0.from == nil && $0.outcome == .taken }?.to
    return (name, start)
  }

  var layout: AppLayout {
    let map = map
    return AppLayout(
      kept.size, pane: kept.pane,
      maps: StateMapPicture.sizes(of: map.name, startedIn: map.start))
  }
}

/// An entry of the menu, and the sample that it opens.
@MainActor
package struct AppEntry {
  package let name: String
  package let summary: String
  /// Makes the sample, not started yet.
  let open: () throws -> any LiveSample

  package init(name: String, summary: String, open: @escaping () throws -> any LiveSample) {
    (self.name, self.summary, self.open) = (name, summary, open)
  }
}

package struct AppStates: StateFactory {
  package init() {}

  package func makeState(for kind: AppKind) -> AppState {
    switch kind {
    case .menu: MenuState()
    case .sample(let name): SampleState(name)
    case .playing(let name, let speed): PlayingState(name, speed: speed)
    case .left, .interrupted: LeftState()
    }
  }
}

/// Shows nothing more: the program ends.
private final class LeftState: AppState {}
