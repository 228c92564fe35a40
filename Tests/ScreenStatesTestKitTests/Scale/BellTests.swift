import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A bell that rings once it is wound up; what remembers that is each time something else.
enum BellKind: StateKind, CaseIterable {
  typealias Display = BellDisplay
  typealias StateClass = BellState
  typealias Kept = Int
  case silent, rung
}

struct BellDisplay: ScreenDisplay, Equatable {
  var isWound = false
}

/// Where a bell remembers that it is wound up.
enum Memory: CaseIterable {
  case property, display, kept, timer, answers, object, closure, watchedByTheInput
}

class BellState: Screen<BellKind>.State {
  func wind() { ignored() }
  func ring() { ignored() }
  func polish() { ignored() }
}

final class Spring {
  var isWound = false
}

final class SilentBell: BellState {
  private let memory: Memory
  private var isWound = false
  private let spring: Spring?
  private let winding: PendingWork<Void, Void>
  private let isSpringWound: (() -> Bool)?
  private let windSpring: (() -> Void)?

  init(_ memory: Memory, _ spring: Spring, _ winding: PendingWork<Void, Void>) {
    (self.memory, self.winding) = (memory, winding)
    self.spring = memory == .object ? spring : nil
    isSpringWound = memory == .closure ? { spring.isWound } : nil
    windSpring = memory == .closure ? { spring.isWound = true } : nil
  }

  override func wind() {
    switch memory {
    case .property: isWound = true
    case .display: display.isWound = true
    case .kept: screen?.kept += 1
    case .timer: if screen?.underWay.isEmpty == true { after(.seconds(1)) { nil } }
    case .answers:
      if screen?.underWay.isEmpty == true { perform { [winding] in try await winding(()) } }
    // No situation shows the spring, so something else tells this one from that of before.
    case .object:
      spring?.isWound = true
      screen?.kept += 1
    case .closure:
      windSpring?()
      screen?.kept += 1
    case .watchedByTheInput: break
    }
  }

  override func ring() {
    let isReady =
      switch memory {
      case .property: isWound
      case .display: display.isWound
      case .kept: screen.map { $0.kept > 2 } ?? false
      case .timer: screen?.underWay.isEmpty == false
      case .answers: !winding.waiting.isEmpty
      case .object: spring?.isWound == true
      case .closure: isSpringWound?() == true
      case .watchedByTheInput: true
      }
    if isReady { transition(to: .rung) } else { ignored() }
  }
}

struct BellStates: StateFactory {
  let memory: Memory
  let spring: Spring
  let winding: PendingWork<Void, Void>

  func makeState(for kind: BellKind) -> BellState {
    switch kind {
    case .silent: SilentBell(memory, spring, winding)
    case .rung: BellState()
    }
  }
}

/// Whatever a request depends on is a part of the situation.
@MainActor
@Suite(.noMistakes) struct BellTests {
  private func explorer(
    of memory: Memory
  ) -> Explorer<Screen<BellKind>, BellDisplay> {
    var explorer = Explorer(BellKind.self) { inputs in
      let spring = Spring()
      let clock = ManualClock()
      inputs.clock(clock)
      let isOfInput = memory == .watchedByTheInput
      if isOfInput { inputs.watch("spring.isWound") { spring.isWound } }
      inputs.request("ring()") { state in
        // An input that decides by what is watched.
        if isOfInput, !spring.isWound { return state.ignored() }
        state.ring()
      }
      inputs.request("wind()") { state in
        if isOfInput { spring.isWound = true }
        state.wind()
      }
      inputs.request("polish()") { $0.polish() }
      let winding = PendingWork<Void, Void>(reporter: .silent)
      if memory == .answers { inputs.answers("winding", of: winding, with: [.succeed(())]) }
      let states = BellStates(memory: memory, spring: spring, winding: winding)
      return Screen(initial: .silent, keeping: 0, states: states, clock: clock)
    }
    explorer.depth = isLongForm ? 6 : 5
    explorer.mayEnd = ["rung"]
    return explorer
  }

  @Test(arguments: Memory.allCases.filter { isLongForm || [.property, .kept].contains($0) })
  func whatLetsABellRingIsFound(_ memory: Memory) async {
    let report = await explorer(of: memory).explore()
    #expect(report.reached.map(\.kind) == ["silent", "rung"])
    var fresh = explorer(of: memory)
    fresh.savesReplays = false
    #expect(await fresh.explore().description == report.description)
  }
}
