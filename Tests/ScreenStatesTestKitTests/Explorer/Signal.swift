import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits

/// A lamp with a fault for each rule whose findings can be printed as tests.
enum SignalKind: StateKind {
  typealias Display = SignalDisplay
  typealias StateClass = SignalState
  case off, lit
}

struct SignalDisplay: ScreenDisplay, Equatable {
  var isLit = false
  var isLoading = false
  var level = 0
}

typealias SignalScreen = Screen<SignalKind>

class SignalState: SignalScreen.State {
  func flash() { ignored() }
  func warm() { ignored() }
  func press() { ignored() }
}

final class SignalOff: SignalState {
  /// One frame shows the lamp lit, though it is off until the next.
  override func flash() {
    display.isLit = true
    perform {
    } then: { _ in
      .lit
    }
  }

  /// Nothing is under way.
  override func warm() { display.isLoading = true }

  override func press() { transition(to: .lit) }
}

final class SignalLit: SignalState {
  private let memory: SignalMemory

  init(_ memory: SignalMemory) { self.memory = memory }

  /// The level comes from what was before.
  override func enter() {
    memory.entries += 1
    display.isLit = true
    display.level = memory.entries
  }

  override func press() { transition(to: .off) }

  /// No state may ask while it leaves.
  override func exit() { transition(to: .lit) }
}

@MainActor
final class SignalMemory {
  var entries = 0
}

@MainActor
func signalExplorer() -> Explorer<SignalScreen, SignalDisplay> {
  var explorer = Explorer(SignalKind.self) { inputs in
    inputs.request("flash()") { $0.flash() }
    inputs.request("warm()") { $0.warm() }
    inputs.request("press()") { $0.press() }
    let memory = SignalMemory()
    return SignalScreen(
      initial: .off, states: ClosureFactory { $0 == .off ? SignalOff() : SignalLit(memory) })
  }
  explorer.depth = 4
  explorer.isLoading = { $0.isLoading }
  explorer.always("what is lit is not off") { screen, display in
    screen.kind != .off || !display.isLit
  }
  return explorer
}

/// Two calls of a feed, and what is asked of it.
@MainActor
func feedExplorer() -> Explorer<Feed, FeedShown> {
  var explorer = explorerOfFeed { inputs, server in
    inputs.act("feed.begin()", when: { _ in server.calls.count < 2 }) { $0.begin() }
    inputs.act("feed.beginMore()", when: { _ in server.calls.isEmpty }) { $0.beginMore() }
    inputs.answers(
      "server", of: server, with: [.succeed(["a"]), .fail(Offline(), as: "Offline()")])
  }
  explorer.isLoading = { $0.isLoading }
  explorer.everyWaitShows = true
  return explorer
}

/// A feed that loads as its view comes and goes, with properties that only the explorer can ask.
@MainActor
func leavingExplorer() -> Explorer<Feed, FeedShown> {
  var explorer = explorerOfFeed { inputs, server in
    inputs.appear("feed.open()") { $0.open() }
    inputs.task("await feed.load()") { await $0.load() }
    inputs.disappear("feed.close()") { $0.close() }
    inputs.answers("server", of: server, with: [.succeed(["a"])])
    inputs.always("the server is asked once") { _ in server.calls.count < 2 }
  }
  explorer.depth = 3
  explorer.never(
    "no item comes after leaving",
    after: { feed, shown in
      !feed.isOpen && shown.isLoading
    }
  ) { _, shown in !shown.items.isEmpty }
  return explorer
}

/// A feed with its server; the calls are those of the feed.
@MainActor
func standExplorer() -> Explorer<FeedStand, FeedShown> {
  var explorer = Explorer(
    FeedStand.self, of: \.feed, kind: { $0.isLoading ? "loading" : "at rest" },
    showing: FeedShown.init
  ) { inputs in
    let stand = FeedStand()
    inputs.act("feed.begin()", when: { $0.server.calls.isEmpty }) { $0.feed.begin() }
    inputs.answers("stand.server", of: stand.server, with: [.succeed(["a"])])
    return stand
  }
  explorer.mayEnd = ["at rest"]
  explorer.always("no item is shown") { _, shown in shown.items.isEmpty }
  return explorer
}

/// A feed of which something is expected that does not come.
@MainActor
func hopefulExplorer() -> Explorer<Feed, FeedShown> {
  var explorer = explorerOfFeed { inputs, server in
    inputs.act("feed.begin()", when: { _ in server.calls.isEmpty }) { $0.begin() }
    inputs.act("feed.close()", when: { $0.items.count > 1 }) { $0.close() }
    inputs.answers("server", of: server, with: [.succeed(["a"])])
  }
  explorer.mayEnd = []
  explorer.sometimes("there are nine items") { _, shown in shown.items.count == 9 }
  return explorer
}

/// A feed that begins to load while it is made.
@MainActor
func eagerExplorer() -> Explorer<Feed, FeedShown> {
  var explorer = explorerOfFeed(beginsAtOnce: true) { inputs, server in
    inputs.act("feed.open()", when: { !$0.isOpen && !$0.isLoading }) { $0.open() }
    inputs.answers("server", of: server, with: [.succeed(["a"])])
  }
  explorer.always("no item is shown yet") { feed, shown in
    !feed.isOpen || shown.items.isEmpty
  }
  return explorer
}

/// A feed whose view does nothing when it disappears.
@MainActor
func returningExplorer() -> Explorer<Feed, FeedShown> {
  var explorer = explorerOfFeed { inputs, server in
    inputs.appear("feed.begin()") { $0.begin() }
    inputs.answers("server", of: server, .oldest, with: [.succeed(["a"])])
  }
  explorer.depth = 4
  explorer.always("what is shown stays while the feed loads again") { _, shown in
    !shown.isLoading || shown.items.isEmpty
  }
  explorer.always("what is shown stays while the feed loads anew") { _, shown in
    !shown.isLoading || shown.items.isEmpty
  }
  return explorer
}
