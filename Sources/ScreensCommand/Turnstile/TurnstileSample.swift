package import Gallery
import ScreenStates
import Terminal

extension TurnstileState: ListsAnswers {}

extension SampleScreen where Kind == TurnstileKind {
  /// The sample of a turnstile whose fare is two coins.
  package static func turnstile() -> SampleScreen<TurnstileKind> {
    let screen = TurnstileScreen(
      initial: .locked, keeping: TurnstileKept(), states: TurnstileStates(fare: 2))
    return SampleScreen(
      "turnstile", screen,
      requests: [
        .request(.coin, "insert a coin") { $0.coin() }.key("c"),
        .request(.push, "push the arm") { $0.push() }.key("p"),
        .request(.close, "close the gate, unless a visitor may still pass") { screen, _ in
          screen.state.close()
          return screen.kind == .outOfService
            ? nil : "It stays open until the visitor who paid has passed."
        }.key("x"),
        .request(.open, "open again") { $0.open() }.key("o"),
      ], drawing: { .turnstile($0) })
  }
}

extension SamplePicture {
  /// A turnstile as a sign above an arm.
  @MainActor
  fileprivate static func turnstile(_ display: TurnstileDisplay) -> SamplePicture {
    var parts: [SamplePart] = [.plain("arm: \(display.isOpen ? "open" : "locked")")]
    if let due = display.due {
      let words = "\(due) \(due == 1 ? "coin" : "coins")"
      let coins = StyledLine(String(repeating: "○ ", count: max(due, 0)), .cyan)
      parts += [.plain("due: \(words)"), .drawn([coins + StyledLine("\(words) due")])]
    }
    parts.append(.sentence(display.sentence, plain: "sign: ", .bold))
    if let passages = display.passages {
      let people = passages == 1 ? "1 person has" : "\(passages) people have"
      parts += [.plain("passages: \(passages)"), .drawn([StyledLine("\(people) passed", .dim)])]
    }
    return SamplePicture(parts + [.blank, .drawn(display.isOpen ? open : closed)])
  }

  private static func gate(_ sign: StyledLine, _ arm: [StyledLine]) -> [StyledLine] {
    [StyledLine("┌──────────┐"), "│ " + sign + " │", StyledLine("└────┬┬────┘")]
      + arm.map { "     ││" + $0 }
  }

  private static let closed = gate(
    StyledLine(" LOCKED ", [.reversed, .red]), [StyledLine("━━━━━━━━━━", [.bold, .red]), ""])

  private static let open = gate(
    StyledLine("  PASS  ", [.reversed, .green]),
    [StyledLine("╲", [.bold, .green]), StyledLine(" ╲", [.bold, .green])])
}
