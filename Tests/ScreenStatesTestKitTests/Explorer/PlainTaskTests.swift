import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a state starts besides its work: a plain task that sleeps, and a screen that no state hosts.
@MainActor
@Suite(.noMistakes) struct PlainTaskTests {
  @Test(arguments: [false, true]) func aRealSleepOfAPlainTaskIsFound(isPlain: Bool) async {
    var explorer = Explorer(ToastKind.self) { inputs in
      let clock = ManualClock()
      inputs.clock(clock)
      inputs.request("turn()") { $0.turn() }
      let states = ClosureFactory { ToastState($0, isPlain: isPlain) }
      return Screen(initial: .blank, states: states, clock: clock)
    }
    explorer.mayMiss = isPlain ? ["clock"] : []
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rule) == (isPlain ? [.guessed] : []))
    let begins = "screen.state.turn() started work that the kit does not see"
    #expect(findings.allSatisfy { $0.sentence.hasPrefix(begins) }, "\(findings)")
  }

  @Test func aTableHasItsBackticksAndOneLineForEachRow() async {
    let explorer = Explorer(ToastKind.self) { inputs in
      inputs.request("turn()") { $0.turn(cause: "a `b`\n| c") }
      return Screen(initial: .blank, states: ClosureFactory { ToastState($0, isPlain: false) })
    }
    let rows = await explorer.explore().table.split(separator: "\n")
    #expect(rows.contains("| `blank` | `` a `b` \\| c `` |  | `toast` |"), "\(rows)")
  }

  @Test(.restIsKnown("A guess takes a task that only yields for one at rest."))
  func aTwinThatNeverComesToRestIsFound() async {
    let explorer = { (isBusy: Bool) in
      explorerOfModel(Spinner.self, showing: { _ in 0 }) { inputs in
        inputs.act("spinner.spin()") { if isBusy { $0.spin() } }
        return Spinner()
      }
    }
    let findings = await explorer(false).differences(
      from: explorer(true), comparing: { $0 }, with: { $0 })
    #expect(findings.map(\.rule) == [.endless])
    #expect(
      await explorer(false).differences(from: explorer(false), comparing: { $0 }) { $0 } == [])
  }
}

private struct ToastDisplay: ScreenDisplay, Equatable {
  var text = ""
}

private enum ToastKind: StateKind, CaseIterable {
  typealias Display = ToastDisplay
  typealias StateClass = ToastState
  case blank, toast
}

private final class ToastState: Screen<ToastKind>.State {
  private let kind: ToastKind
  private let isPlain: Bool

  init(_ kind: ToastKind, isPlain: Bool) { (self.kind, self.isPlain) = (kind, isPlain) }

  override func enter() {
    guard kind == .toast else { return }
    display.text = "saved"
    if isPlain {
      Task { [weak self] in
        // Longer than a history takes on a busy machine, where rest is guessed.
        try? await Task.sleep(for: .seconds(600))
        self?.transition(to: .blank)
      }
    } else {
      after(.seconds(2)) { .blank }
    }
  }

  func turn(cause: String = "turn()") {
    transition(to: kind == .blank ? .toast : .blank, cause: cause)
  }
}
