import ScreenStates
import Testing

/// Observes the screen.
final class ObserveDeed: Deed {
  private var token: ObservationToken?
  private var heard: [StageDisplay] = []
  private var expected: [StageDisplay] = []
  private var toldBefore = 0

  override func act(by actor: StageState) {
    guard let screen = stage.screen else { return }
    toldBefore = stage.audience?.frames.count ?? 0
    expected = [stage.audience?.frames.last ?? screen.display]
    token = screen.observe { [unowned self] in heard.append($0) }
    #expect(heard == expected, "The settled frame is heard at once.")
  }

  override func outcome() async -> String? {
    guard let screen = stage.screen else { return "gone" }
    if screen.isRunning { screen.state.display.isMarked = true }
    #expect(heard.last == screen.display)
    guard let audience = stage.audience else { return "hears" }
    return heard == expected + audience.frames.dropFirst(toldBefore) ? "hears" : "\(heard)"
  }

  override func checkAfterClosing() async {
    #expect(heard.last ?? StageDisplay() == StageDisplay())
    token = nil
  }
}
