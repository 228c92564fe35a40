import ScreenStates

/// The one kind of a screen that does nothing but host another.
struct HostKind<ChildKind: StateKind>: StateKind {
  typealias Display = HostDisplay
  var name: String { "host" }
}

/// Nothing is shown beside the child.
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

/// Gives each hosting state its child.
struct HostStates<ChildKind: StateKind>: StateFactory {
  let makeChild: @MainActor () -> Screen<ChildKind>

  func makeState(for kind: HostKind<ChildKind>) -> Screen<HostKind<ChildKind>>.State {
    HostState(makeChild())
  }
}

/// Puts a level above a screen, or above each of the screens that a closure makes.
@MainActor
func hosting<ChildKind: StateKind>(
  _ makeChild: @escaping @MainActor () -> Screen<ChildKind>
) -> Screen<HostKind<ChildKind>> {
  Screen(initial: HostKind(), states: HostStates(makeChild: makeChild))
}
