import Terminal
import Testing

struct TerminalCapabilityTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], true, Styling.colors, true),
      (["TERM": "xterm", "NO_COLOR": "1"], true, .attributes, true),
      (["TERM": "xterm", "NO_COLOR": "0"], true, .attributes, true),
      (["TERM": "xterm", "NO_COLOR": ""], true, .colors, true),
      (["TERM": "dumb"], true, .none, false),
      (["TERM": ""], true, .none, false),
      ([:], true, .none, false),
      (["TERM": "xterm"], false, .none, false),
    ] as [([String: String], Bool, Styling, Bool)])
  func theEnvironmentDecides(
    environment: [String: String], isTerminal: Bool, styling: Styling, addressesCursor: Bool
  ) {
    let capability = TerminalCapability(environment: environment, isTerminal: isTerminal)
    #expect(capability.styling == styling)
    #expect(capability.addressesCursor == addressesCursor)
  }
}
