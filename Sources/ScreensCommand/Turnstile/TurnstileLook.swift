import Gallery
import ScreenStates
import Terminal

extension SampleLook where Kind == TurnstileKind {
  /// A turnstile as a sign above an arm.
  static var turnstile: SampleLook {
    var look = SampleLook(TurnstilePicture.picture)
    look.kinds = TurnstileKind.allCases
    return look
  }
}

@MainActor
enum TurnstilePicture {
  static func picture(_ display: TurnstileDisplay) -> SamplePicture {
    var lines: [StyledLine] = []
    if let due = display.due {
      let coins = String(repeating: "○ ", count: max(due, 0))
      let words = "\(due) \(due == 1 ? "coin" : "coins") due"
      lines.append(StyledLine(coins, .foreground(.yellow)) + StyledLine(words))
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
    "│ " + StyledLine(" LOCKED ", [.reversed, .foreground(.red)]) + " │",
    StyledLine("└────┬┬────┘"),
    "     ││" + StyledLine("━━━━━━━━━━", [.bold, .foreground(.red)]),
    StyledLine("     ││"),
  ]

  private static let open: [StyledLine] = [
    StyledLine("┌──────────┐"),
    "│ " + StyledLine("  PASS  ", [.reversed, .foreground(.green)]) + " │",
    StyledLine("└────┬┬────┘"),
    "     ││" + StyledLine("╲", [.bold, .foreground(.green)]),
    "     ││" + StyledLine(" ╲", [.bold, .foreground(.green)]),
  ]
}
