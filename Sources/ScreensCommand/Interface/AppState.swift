package import ScreenStates
package import Terminal

/// The base class of the program's states: each names its keys.
package class AppState: AppScreen.State {
  override init() {}

  /// The keys of this state.
  var ownKeys: [KeyBinding] { [] }

  /// What the keys do now: the only source for the footer, the help and the key handling.
  package final var keys: [KeyBinding] { ownKeys }

  /// Does what a key does now.
  package final func press(_ key: Key) {
    if key == .control("c") { interrupt() } else { take(key) }
  }

  /// Does what a key does now, other than Control-C.
  func take(_ key: Key) {
    guard let binding = keys.first(where: { $0.keys.contains(key) }) else { return ignored() }
    screen?.kept.message = ""
    screen?.kept.offer = ""
    binding.action(key)
  }

  final func quit() { transition(to: .left) }

  private func interrupt() { transition(to: .interrupted) }

  /// Shows something over this until it is closed; the sample continues.
  final func cover(_ cover: AppCover) {
    guard let kind = screen?.kind else { return }
    screen?.kept.help = TextColumn(keys.help(writable: display.sample?.writable ?? []))
    transition(to: .over(cover, kind))
  }

  /// The keys that the menu and every sample have.
  final var commonKeys: [KeyBinding] {
    let pane = screen?.kept.layout.next ?? .screen
    return [
      KeyBinding(
        [.tab], "tab", pane.rawValue, "show the next pane: the screen, its states, the log"
      ) { [self] _ in screen?.kept.pane = pane },
      KeyBinding([.character(" ")], "space", "tour", "watch a late answer being dropped") {
        [self] _ in cover(.tour)
      },
      KeyBinding([.character("?")], "?", "help", "show what the keys do") { [self] _ in
        cover(.help)
      }, .quit { [self] _ in quit() },
    ]
  }
}
