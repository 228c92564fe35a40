import ScreenStates
import Testing

/// Asks for a kind.
final class AskDeed: Deed {
  /// Who is asked: the state that acts, the screen, or the first state by a closure of `sending`.
  enum Way { case state, screen, sending }

  private let way: Way
  private var answer: TransitionOutcome?
  /// Held while it can answer; the closure does not hold it.
  private var first: StageState?
  private var send: (@MainActor (StageKind) -> Void)?

  init(on stage: Stage, _ way: Way) {
    self.way = way
    super.init(on: stage)
  }

  override func prepare() {
    guard way == .sending else { return }
    first = stage.screen?.state
    send = stage.screen?.sending { [unowned self] state, kind in
      #expect(state === first, "It is sent to the state that was current then.")
      answer = state.transition(to: kind, cause: Deed.cause)
    }
  }

  override func act(by actor: StageState) {
    switch way {
    case .state: answer = actor.transition(to: .c, cause: Deed.cause)
    case .screen: answer = stage.screen?.transition(to: .c, cause: Deed.cause)
    case .sending: send?(.c)
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

  override func forget() {
    super.forget()
    (first, answer) = (nil, nil)
    send?(.c)
    #expect(answer == nil, "A state that is freed is sent nothing.")
  }
}
