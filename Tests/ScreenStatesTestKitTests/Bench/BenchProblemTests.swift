import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What a bench reports, in whole sentences.
@MainActor
@Suite(.noMistakes) struct BenchProblemTests {

  /// What the check says after the name of the bench.
  private func failure(of bench: StateBench<PupilKind, HookedState>) async -> String {
    let failure = await #expect(throws: FailedCheck.self) { try await bench.check() }
    let head = "HookedState on its bench:\n- "
    #expect(failure?.description.hasPrefix(head) == true)
    return String(failure?.description.dropFirst(head.count) ?? "")
  }

  @Test func aSecondKind() async {
    let bench = entered()
    bench.state.go(.b)
    bench.state.transition(to: .c, cause: "tap")
    #expect(bench.requested.map(\.kind) == [.b, .c])
    #expect(bench.problems.map(\.part) == [.requests])
    #expect(
      await failure(of: bench) == """
        HookedState asked for .c (tap) after it had asked for .b (go(_:)); on a screen it has exited \
        by then: decide once, for one kind.
        """)
  }

  @Test func aSecondKindWhileTheFirstWaits() async {
    let bench = entered { state in
      state.go(.b)
      state.go(.c)
    }
    #expect(
      await failure(of: bench) == """
        HookedState asked for .c while its request for .b is queued; a state has one request at a \
        time: decide once, for one kind.
        """)
  }

  @Test func aRequestBeforeEntry() async {
    let bench = bench()
    bench.state.go(.b)
    #expect(
      await failure(of: bench) == """
        HookedState asked for .b (go(_:)) before the bench entered it: call enter() first.
        """)
  }

  @Test func aRequestAfterExit() async {
    let bench = entered()
    bench.exit()
    bench.state.go(.b)
    #expect(bench.problems.map(\.part) == [.afterExit])
    #expect(
      await failure(of: bench) == """
        HookedState asked for .b (go(_:)) after it had exited; a state decides only while it is \
        current: capture what the work needs, and let the result name the next kind.
        """)
  }

  @Test func workAfterExit() async {
    let bench = entered()
    bench.exit()
    bench.state.after(.zero) { .b }
    #expect(
      await failure(of: bench) == """
        HookedState asked to start work (timer) after it had exited; a state decides only while it \
        is current: capture what the work needs, and let the result name the next kind.
        """)
  }

  @Test func aRequestInExit() async {
    let bench = entered(exiting: { $0.go(.b) })
    #expect(
      await failure(of: bench) == """
        HookedState asked for .b (go(_:)) in its exit(), where a state can no longer choose; \
        decide before it exits.
        """)
  }

  @Test func aDrawAfterExit() async {
    let bench = entered(exiting: { $0.display.text = "leaving" })
    bench.exit()
    bench.state.display.text = "late"
    #expect(
      await failure(of: bench) == """
        HookedState drew after it had exited; nobody sees that, but something still acts for \
        the exited state: capture what the work needs, not the state.
        """)
  }

  @Test func aDrawOfWorkThatEndsInTheCheck() async {
    let work = PendingWork<Void, Void>()
    let bench = await settled { state in
      state.perform {
        try? await work(())
        state.display.text = "late"
      }
    }
    #expect(await failure(of: bench).contains("HookedState drew after it had exited"))
  }

  @Test func anActionThatIsLeftOnTheClock() async {
    let bench = entered()
    _ = bench.clock.schedule(at: ScreenInstant(.seconds(5))) {}
    #expect(
      await failure(of: bench) == """
        an action at 5.0 seconds was left on the clock; set it as a timer of the state, or cancel \
        it in exit().
        """)
    #expect(bench.problems.map(\.part) == [.timers])
  }

  @Test func aStateThatIsHeld() async {
    var holder: HookedState?
    let bench = entered { holder = $0 }
    #expect(
      await failure(of: bench) == """
        HookedState was not freed after it had exited: something still holds it; capture what the \
        work needs instead of the state, and store no state in a service, or in a \
        variable of the test.
        """)
    #expect(bench.problems.map(\.part) == [.memory])
    #expect(holder != nil)
    holder = nil
  }

  // MARK: - A captured self

  /// Keeps what a state has given it.
  private final class Service {
    var onChange: (@MainActor () -> Void)?
    var token: ObservationToken?
    var task: Task<Void, Never>?
  }

  @Test func workThatCapturesItsStateAndHasNoAnswer() async {
    let work = PendingWork<Int, String>()
    let bench = await settled { state in
      state.perform(cause: "load") { try await work(state.display.text.count) }
    }
    #expect(
      await failure(of: bench) == """
        HookedState was not freed until load of HookedState had ended, whose service may answer late \
        or never: the work captures the state; capture what it needs instead.
        """)
    #expect(bench.problems.map(\.part) == [.memory])
    #expect(work.waiting.isEmpty)
  }

  @Test func aCallbackThatCapturesItsState() async {
    let work = PendingWork<Int, String>()
    let bench = await settled { state in
      state.perform { work.call(1) { _ in state.go(.b) } }
    }
    #expect(await failure(of: bench).contains("HookedState was not freed until "))
  }

  @Test func workThatWasCancelledBeforeTheExit() async {
    let work = PendingWork<Int, String>()
    var handle: PupilScreen.Work?
    let bench = await settled { state in
      handle = state.perform {
        _ = try await work(1)
        state.go(.b)
      }
    }
    handle?.cancel()
    #expect(await failure(of: bench).contains("HookedState was not freed until "))
  }

  @Test(arguments: ["closure", "token", "task"])
  func aServiceWhoseClosureCapturesTheState(_ what: String) async {
    let service = Service()
    let other = pupil()
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let bench = await settled { state in
      switch what {
      case "closure": service.onChange = { state.go(.b) }
      case "token": service.token = other.observe { _ in _ = state }
      default:
        service.task = Task {
          for await _ in stream { state.go(.b) }
        }
      }
    }
    #expect(await failure(of: bench).contains("HookedState was not freed after it had exited"))
    continuation.finish()
  }

  @Test func aStateThatTheTestDoesNotHoldAndThatHoldsItself() async {
    final class SelfHolder: PupilState {
      var held: SelfHolder?
      override func enter() { held = self }
    }
    let bench = StateBench(SelfHolder(), as: .a, keeping: 0)
    bench.enter()
    let state = bench.state
    let failure = await #expect(throws: FailedCheck.self) { try await bench.check() }
    #expect(failure?.problems.first?.contains("SelfHolder was not freed") == true)
    state.held = nil
  }

  @Test func workThatEndsWhenItIsCancelledMayCaptureItsState() async throws {
    let work = PendingWork<Int, String>(whenCancelled: .fail)
    let clock = ManualClock()
    let bench = await settled { state in
      state.perform {
        await elsewhere()
        defer { _ = state.display }
        return try await work(1)
      }
      state.perform { try await clock.sleep(for: .seconds(1 + state.display.text.count)) }
    }
    try await bench.check()
  }

  @Test func anObserverThatEndsInExitMayCaptureTheState() async throws {
    let other = pupil()
    let work = PendingWork<Int, String>()
    var token: ObservationToken?
    let bench = await settled { state in
      token = other.observe { _ in _ = state }
      state.perform { try await work(1) }
    } exiting: { _ in
      token = nil
    }
    try await bench.check()
    #expect(token == nil)
  }

  @Test func aThenThatCapturesItsStateIsReleasedInTime() async throws {
    let work = PendingWork<Int, String>()
    let bench = await settled { state in
      state.perform {
        try await work(1)
      } then: { result in
        state.display.text = (try? result.get()) ?? ""
        return nil
      }
    }
    try await bench.check()
  }

  @Test func aStateThatWasEnteredBefore() async {
    let used = HookedState()
    let first = StateBench(used, as: .a, keeping: 0)
    first.enter()
    first.exit()
    let bench = StateBench(used, as: .a, keeping: 0)
    bench.enter()
    #expect(
      await failure(of: bench) == """
        The screen, in HookedState, was asked to start, and the factory gave a HookedState that \
        has been used before; a state is used only once: make a new one each time in makeState(for:).
        """)
  }

  @Test(arguments: [false, true]) func aBenchThatEntersTwice(isExited: Bool) async {
    let bench = entered()
    if isExited { bench.exit() }
    bench.enter()
    #expect(
      bench.problems.map(\.description) == [
        "HookedState was entered on this bench before; make a new bench."
      ])
  }

  @Test func aStateThatWasNeverEntered() async {
    #expect(
      await failure(of: bench()) == """
        HookedState was never entered, so nothing was checked; call enter() first.
        """)
  }

  #if DEBUG
    private struct Failed: Error {}

    @Test func aFailureThatNobodyTakes() async {
      let (sequence, work) = (PendingSequence<Int>(), PendingWork<Void, Void>())
      let bench = await settled { state in
        state.follow(sequence) { _ in nil }
        state.screen?.perform(cause: "save") { try await work(()) }
      }
      await sequence.fail(Failed())
      await work.calls[0].fail(Failed())
      #expect(
        await failure(of: bench) == """
          The element of HookedState failed with Failed, and nobody took the failure; take it in the \
          `then` of perform or in the `finished` of follow, or catch it in the work.
          - The save of the screen failed with Failed, and nobody took the failure; take it in the \
          `then` of perform or in the `finished` of follow, or catch it in the work.
          """)
      #expect(bench.problems.map(\.part) == [.requests, .requests])
    }

    @Test func aMistakeOfAChildThatTheStateMakes() async {
      let bench = await settled { state in
        state.host(
          oneScreen { child in
            child.perform { [unowned child] in await child.screen?.settled() }
          })
      }
      #expect(await failure(of: bench).contains("settled() was awaited in result of OneState"))
    }
  #endif

  @Test func severalProblemsAreToldByPart() async {
    var holder: HookedState?
    let bench = entered { holder = $0 }
    bench.state.go(.b)
    bench.state.go(.c)
    bench.exit()
    bench.state.display.text = "late"
    _ = await failure(of: bench)
    #expect(bench.problems.map(\.part) == [.requests, .afterExit, .memory])
    #expect(holder != nil)
    holder = nil
  }

  @Test func theStateIsGoneAfterTheCheck() async {
    let result = await #expect(processExitsWith: .failure) { @MainActor in
      ProcessBound.set()
      let bench = StateBench(as: .only) { OneState { _ in } }
      bench.enter()
      try await bench.check()
      _ = bench.state
    }
    #expect(result?.exitStatus != .exitCode(ProcessBound.status))
  }
}
