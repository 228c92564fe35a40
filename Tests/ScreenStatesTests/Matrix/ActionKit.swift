import ScreenStates
import ScreenStatesTestKit

/// The actions as they are, without asking what becomes of them.
@MainActor
final class ActionKit {
  private let stage: Stage
  private let service = PendingWork<Void, Void>(reporter: .silent)
  private var tokens: [ObservationToken?] = []
  private let send: (@MainActor (StageKind) -> Void)?

  /// Makes the kit of a stage that is open.
  init(_ stage: Stage) {
    self.stage = stage
    send = stage.screen?.sending { state, kind in state.transition(to: kind) }
  }

  /// Answers what still waits, too late.
  func end() async {
    for call in service.waiting { await call.succeed(()) }
    tokens = []
  }

  func act(_ action: Action, by actor: StageState) {
    switch action {
    case .stateTransition: actor.transition(to: .c)
    case .screenTransition: stage.screen?.transition(to: .c)
    case .sending: send?(.c)
    case .draw:
      if stage.pen != nil { stage.pen?.name += "+" } else { actor.display.name += "+" }
    case .update: actor.update { $0.name += "+" }
    case .write: stage.screen?.kept += "+"
    case .observeKept: tokens.append(stage.screen?.observeKept { _ in })
    case .observe: tokens.append(stage.screen?.observe { _ in })
    case .perform:
      actor.perform { [service] in
        try await service(())
      } then: { _ in
        nil
      }
    case .performEach:
      actor.perform { [service] report in
        report(1)
        try await service(())
        report(2)
      } each: { _ in
        nil
      } then: { _ in
        nil
      }
    case .screenPerform: stage.screen?.perform { [service] in try await service(()) }
    case .after: actor.after(.seconds(1)) { nil }
    case .screenAfter: stage.screen?.after(.seconds(1)) { _ in }
    case .every: actor.every(.seconds(1)) { nil }
    case .screenEvery: stage.screen?.every(.seconds(1)) { _ in }
    case .screenFollow:
      stage.screen?.follow(AsyncStream<Int>.makeStream().stream) { _, _ in }
    case .follow: actor.follow(AsyncStream<Int>.makeStream().stream) { _ in nil }
    case .host: if let child = stage.child().screen { actor.host(child) }
    case .hostStill:
      let child = stage.stillChild()
      if let screen = child.screen, actor.host(screen).refusal != nil { child.stop() }
    case .hostUntil: if let child = stage.child().screen { actor.host(child, until: { $0 == .a }) }
    case .hostKept: if let child = stage.child().screen { actor.host(child, kept: { _ in .c }) }
    case .ignored: actor.ignored()
    case .stop: stage.screen?.stop()
    case .start: stage.screen?.start()
    case .letGo: stage.letGo()
    case .departure: _ = actor.departure
    }
  }
}
