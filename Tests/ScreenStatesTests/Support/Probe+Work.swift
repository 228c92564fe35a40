import ScreenStates
import ScreenStatesTestKit

extension ProbeState {
  /// Performs work that is done at once, and whose result names a kind.
  @discardableResult
  func load(cause: String? = nil, then kind: ProbeKind?) -> ProbeScreen.Work {
    perform(cause: cause) {
    } then: { _ in
      kind
    }
  }

  /// Begins something of each sort; returns why each was refused.
  func beginEverything() -> [Refusal.Reason?] {
    let works = [
      perform {
      } then: { _ in
        nil
      }, after(.zero) { nil }, every(.seconds(1)) { nil },
      follow(AsyncStream<Int>.makeStream().stream) { _ in nil }, host(Probe().screen()),
    ]
    return works.map { $0.refusal?.reason }
  }
}

extension Probe {
  /// A screen whose state `a` performs work that the test answers, and goes where that says.
  func screen(performing work: PendingWork<Void, ProbeKind?>) -> ProbeScreen {
    entering(.a) { state in
      state.perform {
        try await work(())
      } then: { result in
        switch result {
        case .success(let kind):
          self.note("then \(kind?.name ?? "nil")")
          return kind
        case .failure(let error):
          self.note("then \(type(of: error))")
          return .c
        }
      }
    }
    return quietScreen()
  }
}
