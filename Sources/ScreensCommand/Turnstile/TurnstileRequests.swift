package import Gallery
import ScreenStates

extension PlainSample where Kind == TurnstileKind {
  /// A turnstile whose fare is two coins.
  package static func turnstile() -> PlainSample<TurnstileKind> {
    PlainSample(
      TurnstileScreen(
        initial: .locked, keeping: TurnstileKept(), states: TurnstileStates(fare: 2)),
      requests: PlainRequest.turnstile, lines: TurnstileText.lines,
      look: .turnstile)
  }
}

extension PlainRequest where Kind == TurnstileKind {
  /// What a line of text can do to a turnstile.
  static var turnstile: [PlainRequest<TurnstileKind>] {
    [
      request(.coin, "insert a coin") { $0.coin() }.key("c"),
      request(.push, "push the arm") { $0.push() }.key("p"),
      request(.close, "close, unless a visitor has paid and not passed yet") {
        $0.close()
      } complaint: {
        $0.kind == .outOfService ? nil : "It stays open until the visitor who paid has passed."
      }.key("x"),
      request(.open, "open again") { $0.open() }.key("o"),
    ]
  }

  private static func request(
    _ request: TurnstileRequest, _ summary: String, send: @escaping (TurnstileState) -> Void,
    complaint: @escaping (TurnstileScreen) -> String? = { _ in nil }
  ) -> PlainRequest<TurnstileKind> {
    PlainRequest(
      request.rawValue, summary, isAnswered: { $0.answers.contains(request) },
      send: { screen, _ in
        send(screen.state)
        return complaint(screen)
      })
  }
}
