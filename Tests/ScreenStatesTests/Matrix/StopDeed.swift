import ScreenStates
import Testing

/// Stops the screen.
final class StopDeed: Deed {
  private var wasRunning: Bool?
  private var entries: [String] = []

  override func act(by actor: StageState) {
    guard let screen = stage.screen else { return }
    wasRunning = screen.isRunning
    if screen.isRunning {
      stage.stop()
      #expect(!screen.isRunning)
      #expect(screen.transition(to: .c, cause: "late").refusal?.reason == .notRunning)
      stage.requests["late"] = stage.audience == nil ? 0 : 1
    } else {
      stage.stop()
    }
    entries = stage.journal.filter { $0.hasPrefix("enter") }
  }

  override func outcome() async -> String? {
    guard let wasRunning else { return "gone" }
    #expect(stage.screen?.isRunning == false)
    #expect(stage.journal.filter { $0.hasPrefix("enter") } == entries, "Nothing is entered.")
    return wasRunning ? "stops" : "nothing"
  }
}
