import ScreenStates
import ScreenStatesExplorer
import TestTraits

typealias PlaceExplorer = Explorer<Screen<PlaceKind>, PlaceDisplay>

/// What the states of a screen do.
@MainActor
struct PlacePlan {
  var home: @MainActor (PlaceState) -> Void = { _ in }
  var away: @MainActor (PlaceState) -> Void = { _ in }
  var goAway: @MainActor (PlaceState) -> Void = { $0.transition(to: .home) }
  var allows: @MainActor (PlaceState, PlaceKind) -> Bool = { _, _ in true }
  var holdsChild = false

  func states() -> PlaceStates { PlaceStates(self, child: holdsChild ? bulb() : nil) }
}

enum PlaceKind: StateKind {
  typealias Display = PlaceDisplay
  typealias StateClass = PlaceState
  typealias Kept = [() -> Void]
  case home, away
}

struct PlaceDisplay: ScreenDisplay {
  var text = ""
  var isLit = false
  var tap: (() -> Void)?
}

@MainActor
final class PlaceStates: StateFactory {
  let plan: PlacePlan
  var child: Screen<BulbKind>?
  var isLate = false

  init(_ plan: PlacePlan, child: Screen<BulbKind>?) { (self.plan, self.child) = (plan, child) }

  func makeState(for kind: PlaceKind) -> PlaceState {
    kind == .home
      ? PlaceState(self, plan.home) { $0.transition(to: .away) }
      : PlaceState(self, plan.away, plan.goAway)
  }
}

final class PlaceState: Screen<PlaceKind>.State {
  let plan: PlaceStates
  var tap: (() -> Void)?
  private let begin: @MainActor (PlaceState) -> Void
  private let leave: @MainActor (PlaceState) -> Void

  init(
    _ plan: PlaceStates, _ begin: @escaping @MainActor (PlaceState) -> Void,
    _ leave: @escaping @MainActor (PlaceState) -> Void
  ) { (self.plan, self.begin, self.leave) = (plan, begin, leave) }

  override func enter() { begin(self) }
  override func canTransition(to kind: PlaceKind) -> Bool { plan.plan.allows(self, kind) }
  func go() { leave(self) }
  func ignore() { ignored() }
  func draw() { display.text = "drawn" }
}

enum BulbKind: StateKind, CaseIterable {
  typealias Display = PlaceDisplay
  typealias StateClass = BulbState
  typealias Kept = Int
  case down, up, broken
}

/// A screen to host.
@MainActor
func bulb() -> Screen<BulbKind> {
  Screen(initial: .down, keeping: 0, states: ClosureFactory { BulbState($0) })
}

final class BulbState: Screen<BulbKind>.State {
  private let kind: BulbKind

  init(_ kind: BulbKind) { self.kind = kind }

  func turn() {
    if kind == .broken { ignored() } else { transition(to: kind == .up ? .down : .up) }
  }

  func smash() { if kind == .broken { ignored() } else { transition(to: .broken) } }
}

/// The inputs of a hosted bulb.
@MainActor
func useBulb(_ inputs: Inputs<Screen<PlaceKind>>) {
  inputs.request("turn()", of: BulbKind.self) { $0.turn() }
  inputs.request("smash()", of: BulbKind.self) { $0.smash() }
}

/// Two types of kinds with one name.
enum TwinShop {
  enum Kind: StateKind, CaseIterable {
    typealias Display = Blank
    typealias StateClass = State
    case closed, open
  }

  final class State: Screen<Kind>.State {
    func open() { if screen?.kind == .closed { transition(to: .open) } else { ignored() } }
  }
}

enum TwinBook {
  enum Kind: StateKind, CaseIterable {
    typealias Display = Blank
    typealias StateClass = State
    case shut, open, lost
  }

  final class State: Screen<Kind>.State {
    func open() { if screen?.kind == .shut { transition(to: .open) } else { ignored() } }
  }
}
