import ScreenStates
import Testing

/// Observes what is kept.
final class ObserveKeptDeed: Deed {
  private var token: ObservationToken?
  private var heard: [String] = []
  private var toldBefore = 0
  private var present = ""

  override func act(by actor: StageState) {
    guard let screen = stage.screen else { return }
    toldBefore = stage.audience?.kept.count ?? 0
    present = screen.kept
    token = screen.observeKept { [unowned self] in heard.append($0) }
    #expect(heard == [present], "The present value is heard at once.")
  }

  override func outcome() async -> String? {
    guard let screen = stage.screen else { return "gone" }
    screen.kept = "later"
    #expect(heard.last == "later")
    guard let audience = stage.audience else { return "hears" }
    return heard == [present] + audience.kept.dropFirst(toldBefore) ? "hears" : "\(heard)"
  }

  override func checkAfterClosing() async { token = nil }
}
