package import Gallery
import ScreenStates
import Terminal

extension TurnstileState: ListsAnswers {}

extension PlainSample where Kind == TurnstileKind {
  /// The sample of a turnstile whose fare is two coins.
  package static func turnstile() -> PlainSample<TurnstileKind> {
    let screen = TurnstileScreen(
      initial: .locked, keeping: TurnstileKept(), states: TurnstileStates(fare: 2))
    var sample = PlainSample(
      screen, requests: PlainRequest.turnstile, lines: TurnstileText.lines)
    sample.picture = TurnstilePicture.picture
    return sample
  }
}

extension PlainRequest where Kind == TurnstileKind {
  /// The text requests of a turnstile.
  fileprivate static var turnstile: [PlainRequest<TurnstileKind>] {
    [
      request(.coin, "insert a coin") { $0.coin() }.key("c"),
      request(.push, "push the arm") { $0.push() }.key("p"),
      request(.close, "close the gate, unless a visitor may still pass") { screen, _ in
        screen.state.close()
        return screen.kind == .outOfService
          ? nil : "It stays open until the visitor who paid has passed."
      }.key("x"),
      request(.open, "open again") { $0.open() }.key("o"),
    ]
  }
}

/// A turnstile as lines of plain text.
@MainActor
enum TurnstileText {
  static func lines(_ display: TurnstileDisplay) -> [String] {
    var lines = ["arm: \(display.isOpen ? "open" : "locked")"]
    if let due = display.due { lines.append("due: \(due) \(due == 1 ? "coin" : "coins")") }
    if let sentence = display.sentence { lines.append("sign: \(sentence)") }
    if let passages = display.passages { lines.append("passages: \(passages)") }
    return lines
  }
}

/// A turnstile as a picture: a sign above an arm.
@MainActor
enum TurnstilePicture {
  static func picture(_ display: TurnstileDisplay) -> SamplePicture {
    var lines: [StyledLine] = []
    if let due = display.due {
      let coins = String(repeating: "○ ", count: max(due, 0))
      let words = "\(due) \(due == 1 ? "coin" : "coins") due"
      lines.append(StyledLine(coins, .cyan) + StyledLine(words))
    }
    if let sentence = display.sentence { lines.append(StyledLine(sentence, .bold)) }
    if let passages = display.passages {
      let people = passages == 1 ? "1 person has" : "\(passages) people have"
      lines.append(StyledLine("\(people) passed", .dim))
    }
    return SamplePicture(lines + [SamplePicture.blank] + (display.isOpen ? open : closed))
  }

  private static let closed: [StyledLine] = [
    StyledLine("┌──────────┐"),
    "│ " + StyledLine(" LOCKED ", [.reversed, .red]) + " │",
    StyledLine("└────┬┬────┘"),
    "     ││" + StyledLine("━━━━━━━━━━", [.bold, .red]),
    StyledLine("     ││"),
  ]

  private static let open: [StyledLine] = [
    StyledLine("┌──────────┐"),
    "│ " + StyledLine("  PASS  ", [.reversed, .green]) + " │",
    StyledLine("└────┬┬────┘"),
    "     ││" + StyledLine("╲", [.bold, .green]),
    "     ││" + StyledLine(" ╲", [.bold, .green]),
  ]
}
