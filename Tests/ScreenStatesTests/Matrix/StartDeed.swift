import ScreenStates
import Testing

/// Starts the screen.
final class StartDeed: Deed {
  private var answer: TransitionOutcome?
  private var entries = 0

  override func act(by actor: StageState) {
    guard let screen = stage.screen else { return }
    entries = stage.journal.count { $0.hasPrefix("enter") }
    stage.requests["start", default: 0] += 1
    answer = screen.start()
  }

  override func outcome() async -> String? {
    guard let answer else { return "gone" }
    if let refusal = answer.refusal { return refusal.reason.rawValue }
    #expect(stage.screen?.kind == .a && stage.screen?.isRunning == true)
    #expect(stage.journal.count { $0.hasPrefix("enter") } == entries + 1)
    return answer == .taken ? "taken" : "queued"
  }
}
