import ScreenStates

/// A screen that hosts others of its own type, to any depth, as its kind says.
typealias TreeScreen = Screen<TreeKind>

enum TreeKind: StateKind, Codable, Hashable {
  typealias Display = TreeDisplay
  typealias StateClass = TreeState
  typealias Kept = TreeKept

  case leaf(Int)
  /// Hosts children with these kinds as their initial ones.
  case node([TreeKind])
  /// Hosts its child only when it is asked to.
  case late(Int)
}

struct TreeDisplay: ScreenDisplay, Equatable {
  var text = ""
}

struct TreeKept: Codable, Hashable {
  var text = ""
}

struct TreeStates: StateFactory {
  func makeState(for kind: TreeKind) -> TreeState { TreeState(kind) }
}

final class TreeState: TreeScreen.State {
  private let kind: TreeKind

  init(_ kind: TreeKind) { self.kind = kind }

  override func enter() {
    switch kind {
    case .leaf(let number): display.text = "\(number) \(screen?.kept.text ?? "")"
    case .late: display.text = "late"
    case .node(let kinds):
      display.text = "of \(kinds.count)"
      // The last has the lowest `id`, so that their order does not tell which is which.
      for (number, kind) in zip((0..<kinds.count).reversed(), kinds) {
        host(TreeScreen(initial: kind, keeping: TreeKept(), states: TreeStates()), id: "\(number)")
      }
    }
  }

  func go(to kind: TreeKind) { transition(to: kind) }

  func load() {
    guard case .late(let number) = kind, screen?.hostings.isEmpty == true else {
      return ignored()
    }
    let child = TreeScreen(initial: .leaf(number), keeping: TreeKept(), states: TreeStates())
    host(child, id: "late")
  }
}

extension TreeScreen {
  convenience init() { self.init(initial: .leaf(0), keeping: TreeKept(), states: TreeStates()) }

  var children: [TreeScreen] { hostings.compactMap { $0.hostedScreen as? TreeScreen } }

  /// This screen and those below it, the outer first.
  var all: [TreeScreen] { [self] + children.flatMap(\.all) }
}
