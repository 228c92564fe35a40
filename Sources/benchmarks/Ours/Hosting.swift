import ScreenStates

/// The only kind of a screen that only hosts another.
struct HostKind<ChildKind: StateKind>: StateKind {
  typealias Display = HostDisplay
  var name: String { "host" }
}

struct HostDisplay: ScreenDisplay {}

/// Hosts a child screen.
final class HostState<ChildKind: StateKind>: Screen<HostKind<ChildKind>>.State {
  private let child: Screen<ChildKind>

  init(_ child: Screen<ChildKind>) {
    self.child = child
  }

  override func enter() {
    host(child)
  }
}

struct HostStates<ChildKind: StateKind>: StateFactory {
  let makeChild: @MainActor () -> Screen<ChildKind>

  func makeState(for kind: HostKind<ChildKind>) -> Screen<HostKind<ChildKind>>.State {
    HostState(makeChild())
  }
}

/// Makes a host of a screen, or of each screen that a closure makes.
@MainActor
func hosting<ChildKind: StateKind>(
  _ makeChild: @escaping @MainActor () -> Screen<ChildKind>
) -> Screen<HostKind<ChildKind>> {
  Screen(initial: HostKind(), states: HostStates(makeChild: makeChild))
}
