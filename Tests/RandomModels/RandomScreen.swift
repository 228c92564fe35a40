import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

/// The kinds of a random screen are numbers; a plan has the behaviour of each.
struct RandomKind: StateKind, Equatable {
  typealias Display = RandomDisplay
  typealias StateClass = RandomState
  typealias Kept = Int

  let number: Int

  var name: String { "kind\(number)" }
}

/// What a random screen shows.
struct RandomDisplay: ScreenDisplay, Equatable {
  var number = 0
  var kept = 0
}

/// A state that follows its plan.
final class RandomState: Screen<RandomKind>.State {
  private let number: Int
  private let plan: ScreenPlan
  private let service: PendingWork<Int, Int>
  private let ledger: Ledger
  private var count = 0
  private var inner: Screen<RandomKind>?

  init(
    _ number: Int, _ plan: ScreenPlan, _ service: PendingWork<Int, Int>, _ ledger: Ledger
  ) { (self.number, self.plan, self.service, self.ledger) = (number, plan, service, ledger) }

  private var own: ScreenPlan.State { plan.states[number] }

  override func enter() {
    ledger.note("kind\(number) is entered")
    showKept()
    if own.hosts, let inner = plan.inner { host(inner) }
    does(own.whenEntered)
  }

  override func exit() { ledger.note("kind\(number) exits") }

  override func canTransition(to kind: RandomKind) -> Bool {
    !own.refused.contains(kind.number)
  }

  override func keptChanged() {
    ledger.note("something else is kept")
    showKept()
  }

  func tap(_ number: Int) {
    ledger.note("tap\(number)")
    if !does(own.whenTapped[number]) { ignored("tap\(number)") }
  }

  func tapInside(_ number: Int) {
    if let inner { inner.state.tap(number) } else { ignored("tapInside") }
  }

  private func host(_ plan: ScreenPlan) {
    let states = RandomStates(plan: plan, service: service, ledger: ledger)
    let screen = Screen(initial: RandomKind(number: 0), keeping: 0, states: states)
    let (last, innermost) = (self.plan.states.count - 1, plan.states.count - 1)
    inner = screen
    host(screen) { $0.number == innermost ? RandomKind(number: last) : nil }
  }

  private func showKept() {
    if own.showsKept, let kept = screen?.kept { display.kept = kept }
  }

  /// Does some acts; returns whether there was anything to do.
  @discardableResult private func does(_ acts: [ScreenPlan.Act]) -> Bool {
    acts.reduce(false) { does($1) || $0 }
  }

  private func does(_ act: ScreenPlan.Act) -> Bool {
    switch act {
    case .show(let number): display.number = number
    case .add: display.number = min(display.number + 1, 3)
    case .count: count = min(count + 1, 2)
    case .ifCounted(let acts): return count == 2 && does(acts)
    case .ifShown(let number, let acts): return display.number == number && does(acts)
    case .ifKept(let number, let acts): return screen?.kept == number && does(acts)
    case .go(let kind): transition(to: RandomKind(number: kind))
    case .keep(let number): screen?.kept = number
    case .load(let line, let then, let otherwise): load(line, then, otherwise)
    case .save(let line, let then): save(line, then)
    case .timer(let pause, let then): wait(pause, then)
    }
    return true
  }

  private func wait(_ pause: Pause, _ then: [ScreenPlan.Act]) {
    after(pause.duration) { [unowned self] in
      ledger.note("timer \(pause.line)")
      does(then)
      return nil
    }
  }

  private func load(
    _ line: Int, _ then: [ScreenPlan.Act], _ otherwise: [ScreenPlan.Act]
  ) {
    perform { [service] in
      try await service(0)
    } then: { [unowned self] result in
      ledger.note("load \(line): \(result)")
      if let answer = try? result.get() {
        display.number = answer
        does(then)
      } else {
        does(otherwise)
      }
      return nil
    }
  }

  private func save(_ line: Int, _ then: [ScreenPlan.Act]) {
    screen?.perform { [service] in
      try await service(0)
    } then: { state, result in
      state.ledger.note("save \(line): \(result)")
      state.does(then)
    }
  }
}

private struct RandomStates: StateFactory {
  let plan: ScreenPlan
  let service: PendingWork<Int, Int>
  let ledger: Ledger

  func makeState(for kind: RandomKind) -> RandomState {
    RandomState(kind.number, plan, service, ledger)
  }
}

extension Explorer<Screen<RandomKind>, RandomDisplay> {
  /// An explorer of a random screen.
  init(_ plan: ScreenPlan, keepsLedger: Bool) {
    self.init(RandomKind.self) { inputs in
      let service = PendingWork<Int, Int>(
        whenCancelled: plan.failsWhenCancelled ? .fail : .keepWaiting, reporter: .silent)
      let clock = ManualClock()
      for tap in 0..<2 { inputs.request("tap\(tap)()") { $0.tap(tap) } }
      if plan.inner != nil {
        for tap in 0..<2 { inputs.request("tapInside\(tap)()") { $0.tapInside(tap) } }
      }
      inputs.answers("service", of: service, with: [.succeed(1), .fail(CancellationError())])
      inputs.clock(clock)
      return Screen(
        initial: RandomKind(number: 0), keeping: 0,
        states: RandomStates(plan: plan, service: service, ledger: Ledger(isKept: keepsLedger)),
        clock: clock)
    }
  }
}
