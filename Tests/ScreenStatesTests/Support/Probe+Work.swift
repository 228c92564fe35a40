import ScreenStates
import ScreenStatesTestKit

extension ProbeState {
  /// Performs work, which is done at once if none is given, and whose result names a kind.
  @discardableResult
  func load(
    cause: String? = nil, then kind: ProbeKind?,
    _ work: @escaping @MainActor () async throws -> Void = {}
  ) -> ProbeScreen.Work {
    perform(cause: cause, work) { _ in kind }
  }

  /// Performs work that is done at once, and whose result a closure takes.
  @discardableResult
  func load(then: @escaping @MainActor () -> ProbeKind?) -> ProbeScreen.Work {
    perform {
    } then: { _ in
      then()
    }
  }

  /// Performs work that lasts until it is cancelled.
  @discardableResult
  func loadForever(cause: String? = nil) -> ProbeScreen.Work {
    load(cause: cause, then: nil) { try await PendingAnswer.never() }
  }
}

extension Probe {
  /// A screen whose state `a` performs work that the test answers, and goes where that says.
  func screen(performing work: PendingWork<Void, ProbeKind?>) async -> ProbeScreen {
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
    return await settledScreen()
  }
}
