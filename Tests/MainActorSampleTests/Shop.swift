// The rest of the core in one screen: kept values, work of the screen, and a hosted child.
import ScreenStates

struct Basket: Equatable { var ids: [Int] = [] }
struct ShopKept { var query = ""; var basket = Basket() }
struct ShopDisplay: ScreenDisplay, Equatable {
  var rows: [Int] = []; var busy = false; var notice: String?
}

enum ShopKind: StateKind, Equatable {
  typealias Display = ShopDisplay
  typealias Kept = ShopKept
  typealias StateClass = ShopState
  case loading, rows([Int]), player
}
typealias ShopScreen = Screen<ShopKind>

class ShopState: ShopScreen.State {
  func add(_ id: Int) { ignored() }
  func type(_ text: String) { ignored() }
}

final class LoadingShop: ShopState {
  override func enter() {
    update {
      $0.busy = true; $0.notice = nil
    }
    perform {
      [1, 2]
    } then: { result in
      switch result {
      case .success(let rows): .rows(rows)
      case .failure: nil
      }
    }
  }
}

final class RowsShop: ShopState {
  private let rows: [Int]
  init(_ rows: [Int]) { self.rows = rows }
  override func enter() { display.rows = rows }
  override func add(_ id: Int) {
    screen?.perform {
      id
    } then: { state, result in  // work of the screen: survives transitions
      guard case .success(let id) = result else { return }
      state.screen?.kept.basket.ids.append(id)
      state.display.notice = "added"
    }
  }
  override func type(_ text: String) { screen?.kept.query = text }
}

// A state that hosts a child screen with kinds of its own.
enum PlayKind: StateKind {
  typealias Display = ShopDisplay
  case playing, paused
}
final class PlayState: Screen<PlayKind>.State {}
struct Plays: StateFactory {
  func makeState(for kind: PlayKind) -> Screen<PlayKind>.State {
    switch kind {
    case .playing: PlayState()
    case .paused: PlayState()
    }
  }
}
final class PlayerShop: ShopState {
  let player = Screen<PlayKind>(initial: .playing, states: Plays())
  override func enter() {
    host(player) { kind in
      switch kind {
      case .playing: nil
      case .paused: .loading
      }
    }
  }
}

struct Shops: StateFactory {
  func makeState(for kind: ShopKind) -> ShopState {
    switch kind {
    case .loading: LoadingShop()
    case .rows(let rows): RowsShop(rows)
    case .player: PlayerShop()
    }
  }
}

@MainActor func shop() async {
  let screen = ShopScreen(initial: .loading, keeping: ShopKept(), states: Shops())
  screen.start()
  screen.state.add(1)  // ignored, on the record
  await screen.settled()
  screen.state.add(7)
  screen.state.type("shoe")
  // What a SwiftUI binding writes through.
  let query: ReferenceWritableKeyPath<ShopScreen, String> = \.kept.query
  screen[keyPath: query] += "s"
  await screen.settled()
  print(screen.display, screen.kept, screen.kind.name, screen.kind == .rows([1, 2]))
  screen.transition(to: .player)
  print(screen.path, screen.child(PlayKind.self)?.kind.name ?? "no player")
}
