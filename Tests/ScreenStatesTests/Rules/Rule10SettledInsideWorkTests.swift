import TestTraits
import ScreenStates
import Testing

/// Work that waits for its own screen to be settled would wait for itself.
///
/// The call returns, and debug builds tell the mistake, as Rule20MistakesTests has it.
@MainActor
@Suite(.probes, .noMistakes) struct Rule10SettledInsideWorkTests {
  @Test(.mistakes) func workThatWaitsForItsOwnScreenGoesOn() async {
    #expect(await Self.returns { $0.workOfItsOwnScreen() })
  }

  @Test(.mistakes) func workOfTheScreenThatWaitsForItGoesOn() async {
    #expect(await Self.returns { $0.workOfTheScreen() })
  }

  @Test(.mistakes) func workOfAChildThatWaitsForItsHostGoesOn() async {
    #expect(await Self.returns { $0.workOfAChild() })
  }

  /// Also where that is its child.
  @Test(arguments: [false, true])
  func workMayWaitForAnotherScreen(isChild: Bool) async {
    let answer = Answer()
    let probe = Probe()
    probe.entering(.a) { state in
      state.load(then: .b) { await answer.wait() }
    }
    let other = probe.screen()
    let waiting = Waiting()
    let screen = waiting.screen { [weak other] in await other?.settled() }
    if isChild { screen.state.host(other) } else { other.start() }
    await Self.otherWork()
    #expect(!waiting.hasReturned)
    answer.give()
    await screen.settled()
    #expect(waiting.hasReturned)
    #expect(other.kind == .b)
  }

  // MARK: - Who waits

  /// A screen whose state performs work that waits for something.
  @MainActor
  private final class Waiting {
    private let probe = Probe()
    private(set) var hasReturned = false

    /// A screen whose work waits for the screen itself.
    func workOfItsOwnScreen() -> ProbeScreen {
      var own: ProbeScreen?
      let screen = screen { await own?.settled() }
      own = screen
      return screen
    }

    /// A screen with work of the screen, which waits for it.
    func workOfTheScreen() -> ProbeScreen {
      let screen = probe.startedScreen()
      screen.perform { [weak screen] in
        await screen?.settled()
        self.note()
      }
      return screen
    }

    /// A screen whose child performs work that waits for it.
    func workOfAChild() -> ProbeScreen {
      let outer = Probe()
      var host: ProbeScreen?
      let child = unstarted { await host?.settled() }
      outer.entering(.a) { $0.host(child) }
      let screen = outer.startedScreen()
      host = screen
      return screen
    }

    func screen(_ wait: @escaping @MainActor () async -> Void) -> ProbeScreen {
      let screen = unstarted(wait)
      screen.start()
      return screen
    }

    private func unstarted(_ wait: @escaping @MainActor () async -> Void) -> ProbeScreen {
      probe.entering(.a) { state in
        state.load(then: nil) {
          await wait()
          self.note()
        }
      }
      return probe.screen()
    }

    private func note() {
      // A wait that a stop has ended has not returned by itself.
      if !Task.isCancelled { hasReturned = true }
    }
  }

  /// An answer that is given by hand, and that a screen waits for.
  @MainActor
  private final class Answer {
    private var waiting: CheckedContinuation<Void, Never>?

    func wait() async { await withCheckedContinuation { waiting = $0 } }

    func give() { waiting.take()?.resume() }
  }

  /// Whether work that waits has gone on when other work is done; if it has not, it is cancelled.
  private static func returns(
    _ make: @MainActor (Waiting) -> ProbeScreen
  ) async -> Bool {
    let waiting = Waiting()
    let screen = make(waiting)
    await otherWork()
    let hasReturned = waiting.hasReturned
    screen.stop()
    await screen.settled()
    return hasReturned
  }

  /// Work on other screens, one behind another: whatever could run beside it has run.
  private static func otherWork() async {
    let probe = Probe()
    for (kind, next) in [(ProbeKind.a, ProbeKind.b), (.b, .c), (.c, .number(1))] {
      probe.entering(kind) { state in
        state.load(then: next) { await Task {}.value }
      }
    }
    let screen = await probe.settledScreen()
    #expect(screen.kind == .number(1))
  }
}
