import ScreenStates

struct VaultDisplay: ScreenDisplay, Equatable {
  var secret: String?
}

enum VaultKind: StateKind, Equatable {
  typealias Display = VaultDisplay
  typealias StateClass = VaultState
  case locked
  case list
  case entry(String)
}

typealias VaultScreen = Screen<VaultKind>

class VaultState: VaultScreen.State {
  func lock() { transition(to: .locked) }
  func open(_ name: String) { transition(to: .entry(name)) }
}

final class EntryState: VaultState {
  private let name: String

  init(name: String) { self.name = name }

  override func enter() { display.secret = "the secret of \(name)" }
}

struct VaultStates: StateFactory {
  func makeState(for kind: VaultKind) -> VaultState {
    switch kind {
    case .locked, .list: VaultState()
    case .entry(let name): EntryState(name: name)
    }
  }
}

extension VaultScreen {
  /// Locks the vault, whichever state is then current.
  func lock(after delay: Duration) -> Work {
    after(delay) { state in state.lock() }
  }
}
