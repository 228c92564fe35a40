import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A screen that the app holds is compared as a whole, whether a state hosts it or not, and whether it
/// runs or not.
@MainActor
@Suite(.noMistakes) struct SharedScreenTests {
  /// Both requests make the same call, and only the answer to one of them empties the cart.
  @Test func theWorkOfAScreenThatNoStateHosts() async {
    let explorer = Explorer(PorchKind.self) { inputs in
      let service = PendingWork<Void, Void>(reporter: .silent)
      let cart = Screen(initial: .full, states: CartStates(service: service))
      cart.start()
      inputs.request("save()", when: { _ in cart.underWay.isEmpty }) { $0.save() }
      inputs.request("clear()", when: { _ in cart.underWay.isEmpty }) { $0.clear() }
      inputs.answers("service", of: service, with: [.succeed(())])
      inputs.always("the cart is never empty") { _ in cart.kind == .full }
      return Screen(initial: .porch, states: PorchStates(cart: cart))
    }
    #expect(
      await explorer.broken() == [
        "screen.start()", "screen.state.clear()", "await service.calls[0].succeed(())",
      ])
  }

  /// What a screen hosts that no state hosts shows only in it.
  @Test func theChildOfAScreenThatNoStateHosts() async {
    var explorer = Explorer(PorchKind.self) { inputs in
      let cart = Screen(initial: .hosting, states: CartStates(service: PendingWork()))
      cart.start()
      inputs.request("save()") { $0.save() }
      inputs.request("look()") { $0.look() }
      return Screen(initial: .porch, states: PorchStates(cart: cart))
    }
    // The factory of the lock counts on.
    explorer.depth = 8
    explorer.always("the lock stays closed") { _, display in !display.isOpen }
    #expect(
      await explorer.broken() == [
        "screen.start()", "screen.state.save()", "screen.state.save()", "screen.state.look()",
      ])
  }

  /// A screen on the real clock has no clock of the test.
  @Test func theTimerOfAScreenThatNoStateHosts() async {
    let explorer = Explorer(PorchKind.self) { inputs in
      let cart = Screen(initial: .timed, states: CartStates(service: PendingWork()))
      cart.start()
      inputs.request("look()") { $0.look() }
      return Screen(initial: .porch, states: PorchStates(cart: cart))
    }
    let findings = await explorer.explore().findings(.neverPossible)
    #expect(findings.map(\.sentence).contains { $0.contains("timer") }, "\(findings)")
  }

  /// It is one finding, and the work that goes on in it looks alike on each fresh screen.
  @Test func aScreenThatAStateStartsItself() async {
    let explorer = Explorer(PorchKind.self) { inputs in
      let service = PendingWork<Void, Void>(reporter: .silent)
      inputs.answers("service", of: service, with: [.succeed(())])
      return Screen(initial: .porch, states: PorchStates(service: service))
    }
    let findings = await explorer.explore().findings
    #expect(
      findings.map(\.sentence) == [
        "The screen own runs on after its state; host it, or stop it in exit()."
      ])
  }

  /// The factory of the lock counts, and nothing shows it before the third try.
  @Test func theFactoryOfAScreenThatIsHostedAgain() async {
    #expect(await door(opensAfter: 3).broken()?.filter { $0.contains("turn()") }.count == 3)
  }

  /// A screen keeps its last kind when its host lets it go.
  @Test func theLastKindOfAScreenThatHasEnded() async {
    #expect(await door(opensAfter: 1).broken()?.last == "screen.state.look()")
  }

  /// A door that hosts the same lock again at each try.
  private func door(opensAfter tries: Int) -> Explorer<Screen<PorchKind>, PorchDisplay> {
    var explorer = Explorer(PorchKind.self) { inputs in
      let lock = Screen(initial: .closed, states: LockStates(opensAfter: tries))
      inputs.request("ask()", when: { $0.children.isEmpty }) { $0.ask() }
      inputs.request("look()", when: { $0.children.isEmpty }) { $0.look() }
      inputs.request("turn()", of: LockKind.self) { $0.turn() }
      return Screen(initial: .porch, states: PorchStates(lock: lock))
    }
    explorer.depth = 8
    explorer.mayEnd = ["LockKind.open", "LockKind.tried"]
    explorer.mayMiss = ["LockKind.open", "LockKind.tried"]
    explorer.always("the lock stays closed") { _, display in !display.isOpen }
    return explorer
  }
}

// MARK: - A lock, which is hosted again

private enum LockKind: StateKind, CaseIterable {
  typealias Display = Blank
  typealias StateClass = LockState
  case closed, tried, open
}

private final class LockState: Screen<LockKind>.State {
  private let states: LockStates

  init(_ states: LockStates) { self.states = states }

  func turn() {
    states.tries += 1
    transition(to: states.tries == states.limit ? .open : .tried)
  }
}

private final class LockStates: StateFactory {
  let limit: Int
  var tries = 0

  init(opensAfter limit: Int) { self.limit = limit }

  func makeState(for kind: LockKind) -> LockState { LockState(self) }
}

// MARK: - A cart, which no state hosts

private enum CartKind: StateKind, CaseIterable {
  typealias Display = Blank
  typealias StateClass = CartState
  case full, empty, hosting, timed, calling
}

private final class CartState: Screen<CartKind>.State {
  private let kind: CartKind
  private let service: PendingWork<Void, Void>

  init(_ kind: CartKind, _ service: PendingWork<Void, Void>) {
    (self.kind, self.service) = (kind, service)
  }

  override func enter() {
    if kind == .timed { after(.seconds(600)) { .empty } }
    if kind == .calling { clear() }
    guard kind == .hosting else { return }
    host(Screen(initial: .closed, states: LockStates(opensAfter: 2)))
  }

  func save() {
    if kind == .hosting { screen?.child(LockKind.self)?.state.turn() } else { call(then: nil) }
  }

  func clear() { call(then: .empty) }

  private func call(then next: CartKind?) {
    perform { [service] in
      try await service(())
    } then: { _ in
      next
    }
  }
}

private struct CartStates: StateFactory {
  let service: PendingWork<Void, Void>

  func makeState(for kind: CartKind) -> CartState { CartState(kind, service) }
}

// MARK: - The explored screen

private enum PorchKind: StateKind, CaseIterable {
  typealias Display = PorchDisplay
  typealias StateClass = PorchState
  case porch
}

private struct PorchDisplay: ScreenDisplay, Equatable {
  var isOpen = false
}

private final class PorchState: Screen<PorchKind>.State {
  private let states: PorchStates
  private var own: Screen<CartKind>?

  init(_ states: PorchStates) { self.states = states }

  override func enter() {
    own = states.service.map { Screen(initial: .calling, states: CartStates(service: $0)) }
    own?.start()
  }

  func save() { states.cart?.state.save() }
  func clear() { states.cart?.state.clear() }
  func ask() { if let lock = states.lock { host(lock, until: { $0 != .closed }) } }

  func look() {
    let lock = states.lock ?? states.cart?.child(LockKind.self)
    display.isOpen = lock?.kind == .open
  }
}

private struct PorchStates: StateFactory {
  var cart: Screen<CartKind>?
  var lock: Screen<LockKind>?
  /// That of a screen which the state starts itself.
  var service: PendingWork<Void, Void>?

  func makeState(for kind: PorchKind) -> PorchState { PorchState(self) }
}
