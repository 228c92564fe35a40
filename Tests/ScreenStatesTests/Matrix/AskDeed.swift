import ScreenStates
import Testing

/// Asks for a kind.
final class AskDeed: Deed {
  private let byScreen: Bool
  private var answer: TransitionOutcome?

  init(on stage: Stage, byScreen: Bool) {
    self.byScreen = byScreen
    super.init(on: stage)
  }

  override func act(by actor: StageState) {
    if byScreen {
      answer = stage.screen?.transition(to: .c, cause: Deed.cause)
    } else {
      answer = actor.transition(to: .c, cause: Deed.cause)
    }
    #expect((answer == .taken) == stage.hasEntered(.c))
  }

  override func outcome() async -> String? {
    guard let answer else { return "gone" }
    #expect((answer.refusal == nil) == stage.hasEntered(.c), "What is granted is done.")
    return switch answer {
    case .taken: "taken"
    case .queued: "queued"
    case .refused(let refusal): refusal.reason.rawValue
    }
  }

  override func check(_ records: [StageScreen.Record]) {
    guard let answer, isLogged, answer.refusal?.reason != .notEntered else {
      #expect(records.isEmpty)
      return
    }
    #expect(records.map(\.to) == [.c])
    #expect(records.map(\.outcome) == [answer.refusal.map { .refused($0) } ?? .taken])
  }
}
