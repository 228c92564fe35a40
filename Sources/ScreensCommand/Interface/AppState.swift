package import ScreenStates
package import Terminal

/// The base class of the program's states: each names its keys, and a child may lie over it.
package class AppState: AppScreen.State {
  private var hosting: AppScreen.Work?
  private weak var cover: CoverScreen?
  private var token: ObservationToken?

  override init() {}

  /// The keys of this state while nothing lies over it.
  var ownKeys: [KeyBinding] { [] }

  /// What the keys do now: the only source for the footer, the help and the key handling.
  package final var keys: [KeyBinding] { cover?.state.keys ?? ownKeys }

  /// Does what a key does now.
  package final func press(_ key: Key) {
    if key == .control("c") {
      transition(to: .interrupted, cause: "Control-C")
    } else if let cover {
      cover.state.press(key)
    } else if let binding = keys.first(where: { $0.keys.contains(key) }) {
      display.message = ""
      screen?.kept.offer = ""
      binding.action(key)
    } else {
      ignored()
    }
  }

  final func quit() { transition(to: .left) }

  /// The key of what plays by itself.
  var spaceKey: KeyBinding {
    KeyBinding([.character(" ")], "space", "tour", "watch a late answer being dropped") {
      [self] _ in cover(.tour)
    }
  }

  /// The keys that every state has.
  final var commonKeys: [KeyBinding] {
    let layout = screen?.layout ?? .usual
    return [
      KeyBinding(
        [.tab], "tab", layout.nextName, "show the next pane: the screen, its states, the log"
      ) { [self] _ in screen?.kept.pane = layout.next },
      spaceKey,
      KeyBinding([.character("?")], "?", "help", "show what the keys do") { [self] _ in
        cover(.help)
      }, .quit { [self] _ in quit() },
    ]
  }

  // MARK: - What lies over this state

  /// Hosts a child until it is closed; this state, and its sample, continue.
  final func cover(_ kind: CoverKind) {
    guard let screen else { return }
    let page = { [weak screen] in
      screen?.layout ?? .usual
    }
    let child = CoverScreen(
      initial: kind,
      states: CoverStates(
        sample: display.sample, help: ownKeys.help(writable: display.sample?.writable ?? []),
        layout: page, tour: screen.kept.tour))
    cover = child
    hosting = host(child) { [weak self] in self?.take($0) }
    token = child.observe { [weak self] in self?.display.cover = $0 }
  }

  private func take(_ kind: CoverKind) -> AppKind? {
    guard case .closed(let answer) = kind else { return nil }
    hosting.take()?.cancel()
    token = nil
    display.cover = nil
    switch answer {
    case .done: return nil
    case .sentence(let sentence): display.message = sentence
    case .help: cover(.help)
    case .leave: return .left
    }
    return nil
  }
}
