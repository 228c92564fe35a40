import Gallery
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exploration {
  /// The turnstile, whose coins and passages are unlimited.
  package static var turnstile: Exploration {
    var explorer = Explorer(TurnstileKind.self) { inputs in
      inputs.request("coin()") { $0.coin() }
      inputs.request("push()") { $0.push() }
      inputs.request("close()") { $0.close() }
      inputs.request("open()") { $0.open() }
      return TurnstileScreen(
        initial: .locked, keeping: TurnstileKept(), states: TurnstileStates(fare: 2))
    }
    explorer.situation = { ($0.kind, min($0.kept.paid, 3)) }
    explorer.always("the arm is open only after a payment") { screen, display in
      !display.isOpen || screen.kept.paid >= 2
    }
    return Exploration(
      "turnstile", explorer,
      audit: DisplayAudit(
        [
          "open": { $0.isOpen }, "due": { $0.due != nil }, "sign": { $0.sentence != nil },
        ], meant: [["open", "sign"], ["due"], ["sign"]]))
  }
}
