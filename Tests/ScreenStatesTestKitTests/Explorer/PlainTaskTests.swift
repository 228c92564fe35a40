import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a state starts besides its work: a plain task that sleeps, and a screen that no state hosts.
@MainActor
@Suite(.noMistakes) struct PlainTaskTests {
  /// A screen with a toast that hides itself, and a request that shows or hides it.
  private func toast(
    isPlain: Bool, cause: String = "turn()"
  ) -> Explorer<PupilScreen, PupilDisplay> {
    Explorer(PupilKind.self) { inputs in
      let clock = ManualClock()
      inputs.clock(clock)
      inputs.request("turn()") { $0.transition(to: $0.display.text == "" ? .a : .b, cause: cause) }
      return pupil(at: .b, clock: clock) { state in
        state.display.text = "saved"
        guard isPlain else { return _ = state.after(.seconds(2)) { .b } }
        Task { [weak state] in
          // Longer than a history takes on a busy machine, where rest is guessed.
          try? await Task.sleep(for: .seconds(600))
          state?.transition(to: .b)
        }
      }
    }
  }

  @Test(arguments: [false, true]) func aRealSleepOfAPlainTaskIsFound(isPlain: Bool) async {
    var explorer = toast(isPlain: isPlain)
    explorer.mayMiss = isPlain ? ["clock"] : []
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rule) == (isPlain ? [.guessed] : []))
    let begins = "screen.state.turn() started work that the kit does not see"
    #expect(findings.allSatisfy { $0.sentence.hasPrefix(begins) }, "\(findings)")
  }

  @Test func aTableHasItsBackticksAndOneLineForEachRow() async {
    let report = await toast(isPlain: false, cause: "a `b`\n| c").explore()
    let rows = report.table.split(separator: "\n")
    #expect(rows.contains("| `b` | `` a `b` \\| c `` |  | `a` |"), "\(rows)")
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
