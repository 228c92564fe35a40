import RandomModels
import ScreenStates

typealias WorldScreen = Screen<WorldKind>

/// The kinds of a world are numbers.
struct WorldKind: StateKind {
  typealias Display = WorldDisplay
  typealias StateClass = WorldState
  typealias Kept = Keepsake?

  let number: Int
  var keepsake: Keepsake?

  var name: String { "k\(number)" }
}

/// The display of a world: a number for each draw.
struct WorldDisplay: ScreenDisplay {
  var value = 0
  var keepsake: Keepsake?
}

/// A state that acts at random in its hooks, and stores independently what it drew.
final class WorldState: WorldScreen.State {
  let book: WorldBook
  let number: Int
  /// The expected value of the display.
  private(set) var shadow = 0
  /// Whether the state has been entered and its exit has not ended.
  private(set) var isIn = false
  /// Whether the state has been entered.
  private var hasEntered = false
  /// The last answer of the guard.
  private var mayLeave = true

  private var world: World { book.world }

  init(_ number: Int, of book: WorldBook) {
    (self.number, self.book) = (number, book)
    super.init()
    world.alive += 1
  }

  deinit {
    let book = book
    MainActor.assumeIsolated { book.world.alive -= 1 }
  }

  // MARK: - Hooks

  override func enter() {
    (isIn, hasEntered) = (true, true)
    book.entered(self)
    hook(upTo: 3, "enter")
    guard world.isEndless, !world.isEnding, book === world.books.first else { return }
    // A full chain refuses to tell the state of writes.
    book.ignore("kept")
    transition(to: world.kind(), cause: book.asks())
  }

  override func exit() {
    book.exiting(self)
    if !mayLeave, book.screen?.isRunning == true { world.found(.guarded, book.name) }
    hook(upTo: 2, "exit")
    isIn = false
  }

  override func canTransition(to kind: WorldKind) -> Bool {
    book.isGuarding = true
    defer { book.isGuarding = false }
    if world.random.oneIn(3) { hook(upTo: 2, "guard") }
    mayLeave = world.isEndless || !world.random.oneIn(10)
    return mayLeave
  }

  override func keptChanged() {
    book.keptChanged(of: self)
    hook(upTo: 2, "keptChanged")
  }

  private func hook(upTo count: Int, _ name: String) {
    book.beginHook()
    world.act(upTo: count, as: self, at: "\(name) of \(book.name).\(number)")
    book.endHook()
  }

  // MARK: - Drawing

  /// Draws in place.
  func draw(_ value: Int) {
    // The former display is released after the access, because a deinit that reads the display
    // inside it would violate exclusivity. Only the display retains the new value.
    let former = display
    prepare(value)
    display = WorldDisplay(value: value, keepsake: world.keepsake())
    withExtendedLifetime(former) {}
  }

  /// Draws in an update.
  func redraw(_ value: Int) {
    let former = display
    prepare(value)
    update { display in
      display.value = value
      display.keepsake = world.keepsake()
    }
    withExtendedLifetime(former) {}
  }

  // A draw of the current state in its guard is refused, and so is one after the exit.
  private func prepare(_ value: Int) {
    let isRefused = isCurrent ? book.isGuarding : hasEntered
    if isRefused { book.expect("display") } else { shadow = value }
  }
}

/// The factory of a world's screen, which acts, too, and sometimes returns a used state.
struct WorldStates: StateFactory {
  unowned let book: WorldBook

  func makeState(for kind: WorldKind) -> WorldState {
    let world = book.world
    if book.screen != nil, world.random.oneIn(6) {
      world.act(upTo: 1, as: nil, at: "the factory of \(book.name)")
    }
    if let used = book.current, !world.isEndless, world.random.oneIn(40) { return used }
    return WorldState(kind.number, of: book)
  }
}
