#if DEBUG
  import ScreenStates
  import ScreenStatesTestKit
  import TestTraits
  import Testing

  /// A screen that moves without input is told once, and what is asked of a child or written is input.
  @MainActor
  @Suite(.probes) struct Rule06CircleTests {
    private enum CircleKind: StateKind {
      typealias Display = CircleDisplay
      typealias StateClass = CircleState
      case one, two, three
    }

    private struct CircleDisplay: ScreenDisplay {}

    /// Goes on to the next kind with the result of its work.
    private class CircleState: Screen<CircleKind>.State {
      var next: CircleKind { .one }

      override func enter() {
        perform {
        } then: { [next] _ in
          next
        }
      }
    }

    private final class OneState: CircleState { override var next: CircleKind { .two } }
    private final class TwoState: CircleState { override var next: CircleKind { .three } }

    @Test func aCircleOfSeveralClassesIsToldOnce() async {
      var count = 0
      let sentences = await toldMistakes {
        let screen = Screen<CircleKind>(
          initial: .one,
          states: ClosureFactory { kind in
            switch kind {
            case .one: OneState()
            case .two: TwoState()
            case .three: CircleState()
            }
          }, clock: ManualClock())
        let token = screen.observeTransitions { _ in count += 1 }
        screen.start()
        for _ in 0..<100_000 where count < 3_000 { await Task.yield() }
        screen.stop()
        token.cancel()
      }
      #expect(sentences.count == 1)
      #expect(sentences.first?.contains("more than 1,000 transitions within a second") == true)
    }

    @Test func whatIsAskedOfAChildIsAskedOfItsHost() async {
      let (outer, inner) = (Probe(), Probe())
      let sentences = await toldMistakes {
        let child = inner.screen()
        let screen = outer.startedScreen(clock: ManualClock())
        // Each time the child leaves its first kind, the host begins anew, and the child with it.
        outer.entering(.b) { $0.host(child) { kind in kind == .b ? .b : nil } }
        screen.state.go(.b)
        for _ in 0..<1_500 { child.transition(to: .b) }
        #expect(screen.state.ordinal == 1_501)
        screen.stop()
      }
      #expect(sentences == [])
    }

    @Test func whatAHostAsksOfItsChildIsNoInputOfTheHost() async {
      let (outer, inner) = (Probe(), Probe())
      let sentences = await toldMistakes {
        let child = inner.startedScreen(clock: ManualClock())
        outer.entering(.a) { state in
          state.host(child)
          state.load {
            child.transition(to: .b)
            return .a
          }
        }
        let screen = outer.startedScreen(clock: ManualClock())
        for _ in 0..<100_000 where screen.state.ordinal < 3_000 { await Task.yield() }
        screen.stop()
      }
      #expect(sentences.count == 1)
    }

    /// That is not more than 1,000 within a second.
    @Test func aCircleWithATransitionEachMillisecondIsNotTold() async {
      let probe = Probe()
      let clock = ManualClock()
      let sentences = await toldMistakes {
        probe.entering(.a) { state in state.after(.milliseconds(1)) { .a } }
        let screen = probe.startedScreen(clock: clock)
        await clock.advance(by: .milliseconds(1_500))
        #expect(screen.state.ordinal == 1_501)
        screen.stop()
      }
      #expect(sentences == [])
    }

    @Test func whatIsWrittenFromOutsideIsInput() async {
      let probe = Probe()
      let sentences = await toldMistakes {
        probe.keptChanging(.a) { $0.go(.a) }
        let screen = probe.startedScreen(clock: ManualClock())
        for number in 0..<1_500 { screen.kept = "\(number)" }
        #expect(screen.state.ordinal == 1_501)
        screen.stop()
      }
      #expect(sentences == [])
    }
  }
#endif
