/// The screens that no state hosts, and the states during which they were started.
///
/// One that is older than the first state, such as a shared player, may outlive every state.
struct Strays {
  private var all: [(name: String, screen: WeakObject, state: WeakObject?)] = []

  var isEmpty: Bool { all.isEmpty }

  /// Those that run, and the screens that they host.
  @MainActor
  var running: [any HostedScreen] {
    all.compactMap { $0.screen.object as? any HostedScreen }.filter(\.isRunning)
      .flatMap { [$0] + $0.descendants }
  }

  /// Whether one was started during a state.
  var hasSome: Bool { all.contains { $0.state != nil } }

  /// Records the screens that were found after a step; a new one was started during a state.
  mutating func note(_ found: [(name: String, screen: AnyObject)], in state: AnyObject?) {
    for (name, screen) in found where !all.contains(where: { $0.screen.object === screen }) {
      all.append((name, WeakObject(screen), state.map { WeakObject($0) }))
    }
  }

  /// Whether a screen is one of them, or one of them hosts it.
  @MainActor
  func have(_ screen: AnyObject?) -> Bool {
    all.contains { stray in
      guard let screen, let stray = stray.screen.object as? any HostedScreen else { return false }
      return stray === screen || stray.descendants.contains { $0 === screen }
    }
  }

  /// Ends the making of a subject: what runs by now belongs to no state.
  mutating func endMaking() { for index in all.indices { all[index].state = nil } }

  /// The names of the properties that hold a running screen whose state is not the present one.
  @MainActor
  func outliving(_ state: AnyObject?) -> [String] {
    all.filter { stray in
      guard let home = stray.state, state == nil || home.object !== state else { return false }
      return (stray.screen.object as? any HostedScreen)?.isRunning == true
    }.map(\.name).withoutRepeats
  }
}
