import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What newcomers do wrong, each with the sentence that a debug build prints.
///
/// Here the sentences are heard instead; release builds print nothing.
#if DEBUG
  @MainActor
  @Suite(.noMistakes) struct NewcomerMistakeTests {
    /// What is told while something is done.
    private func told(_ act: @escaping @MainActor () async -> Void) async -> [String] {
      let heard = Sentences()
      let reporter = MisuseReporter { sentence in
        MainActor.assumeIsolated { heard.all.append(sentence) }
      }
      await reporter.hearMistakes { await act() }
      return heard.all
    }

    @Test func noStart() async {
      let sentences = await told {
        let screen = NoviceScreen(initial: .first, states: NoviceStates { _ in NoviceState() })
        screen.state.go()
      }
      #expect(
        sentences == [
          "NoviceState asked for .second before its screen was started; a screen answers only while"
            + " it runs: start it first, or keep it for as long as it is needed."
        ])
    }

    @Test func askingInInit() async {
      let sentences = await told {
        let screen = NoviceScreen(initial: .first, states: NoviceStates { _ in HastyState() })
        screen.start()
        #expect(screen.kind == .first)
      }
      #expect(
        sentences == [
          "HastyState asked for .second before it was entered; a state decides only while it is"
            + " current: act in enter()."
        ])
    }

    @Test func askingInExit() async {
      let sentences = await told {
        let screen = NoviceScreen(
          initial: .first,
          states: NoviceStates { kind in kind == .first ? LastMinuteState() : NoviceState() })
        screen.start()
        screen.state.go()
        #expect(screen.kind == .second)
      }
      #expect(
        sentences == [
          "LastMinuteState asked for .third while it was leaving; in exit() a state can no longer"
            + " choose: decide before it leaves, or in the enter() of the next state."
        ])
    }

    @Test func askingTwiceInEnter() async {
      let sentences = await told {
        let screen = NoviceScreen(
          initial: .first,
          states: NoviceStates { kind in kind == .first ? UndecidedState() : NoviceState() })
        screen.start()
        #expect(screen.kind == .second)
      }
      #expect(
        sentences == [
          "UndecidedState asked for .third while its request for .second is queued; a state has one"
            + " request at a time: decide once, for one kind."
        ])
    }

    @Test func aStateObjectThatIsUsedAgain() async {
      let sentences = await told {
        let only = NoviceState()
        let screen = NoviceScreen(initial: .first, states: NoviceStates { _ in only })
        screen.start()
        screen.state.go()
        #expect(screen.kind == .first)
      }
      #expect(sentences.count == 1)
      #expect(
        sentences.first?.hasSuffix(
          "a state is used only once: make a new one each time in makeState(for:).") == true)
    }

    @Test func aChildThatIsHostedTwice() async {
      let sentences = await told {
        let child = NoviceScreen(initial: .first, states: NoviceStates { _ in NoviceState() })
        let screen = NoviceScreen(initial: .first, states: NoviceStates { _ in HostState(child) })
        screen.start()
        #expect(screen.path == "first/first")
      }
      #expect(sentences.count == 1)
      #expect(
        sentences.first?.hasSuffix(
          "one child has one host: make a screen for each state that hosts one.")
          == true)
    }

    @Test func aFailureThatNobodyTakes() async {
      struct Refused: Error {}
      let sentences = await told {
        let screen = NoviceScreen(initial: .first, states: NoviceStates { _ in NoviceState() })
        screen.start()
        screen.perform { throw Refused() }
        await screen.settled()
      }
      #expect(
        sentences == [
          "The result of the screen failed with Refused, and nobody took the failure; take it in the"
            + " `then` of perform or in the `finished` of follow, or catch it in the work."
        ])
    }

    @Test func aTokenThatIsKeptCancelledOrDroppedIsNoMistake() async {
      var frames = 0
      let sentences = await told {
        let screen = NoviceScreen(initial: .first, states: NoviceStates { _ in NoviceState() })
        screen.start()
        screen.observe { _ in frames += 1 }.cancel()
        do {
          let token = screen.observe { _ in frames += 1 }
          screen.state.go()
          withExtendedLifetime(token) {}
        }
        let kept = screen.observe { _ in frames += 1 }
        await Task.yield()
        withExtendedLifetime(kept) {}
        _ = screen.observe { _ in frames += 1 }
      }
      #expect(frames == 5)
      #expect(sentences == [])
    }

    @Test func aCallThatIsMissingInATest() async {
      let heard = Sentences()
      let reporter = MisuseReporter { sentence in
        MainActor.assumeIsolated { heard.all.append(sentence) }
      }
      let work = PendingWork<Void, Int>(reporter: reporter)
      let outcome = await work.calls[0].succeed(1)
      #expect(outcome != .given)
      #expect(
        heard.all.first?.hasSuffix(
          "has been called 0 times so far, so there is no call 0; await settled() first.") == true)
    }
  }

  private final class Sentences: Sendable {
    @MainActor var all: [String] = []

    nonisolated init() {}
  }

  private struct NoviceDisplay: ScreenDisplay {}

  private enum NoviceKind: StateKind, Equatable {
    typealias Display = NoviceDisplay
    typealias StateClass = NoviceState
    case first
    case second
    case third
  }

  private typealias NoviceScreen = Screen<NoviceKind>

  private class NoviceState: NoviceScreen.State {
    func go() { transition(to: .second) }
  }

  private final class HastyState: NoviceState {
    override init() {
      super.init()
      transition(to: .second)
    }
  }

  private final class LastMinuteState: NoviceState {
    override func exit() { transition(to: .third) }
  }

  private final class UndecidedState: NoviceState {
    override func enter() {
      transition(to: .second)
      transition(to: .third)
    }
  }

  private final class HostState: NoviceState {
    private let child: NoviceScreen

    init(_ child: NoviceScreen) { self.child = child }

    override func enter() {
      host(child)
      host(child)
    }
  }

  private struct NoviceStates: StateFactory {
    let make: (NoviceKind) -> NoviceState

    init(_ make: @escaping (NoviceKind) -> NoviceState) { self.make = make }

    func makeState(for kind: NoviceKind) -> NoviceState { make(kind) }
  }
#endif
