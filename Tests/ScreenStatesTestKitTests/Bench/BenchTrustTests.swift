import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a bench must not overlook, and what it must not blame.
@MainActor
@Suite(.noMistakes) struct BenchTrustTests {
  private func parts(of bench: StateBench<PupilKind, some PupilState>) async -> [BenchProblem.Part]
  {
    try? await bench.check()
    return bench.problems.map(\.part)
  }

  /// A screen with work that ends with a stream.
  private func endless(_ stream: AsyncStream<Int>) -> PupilScreen {
    pupil { $0.perform(cause: "endless") { for await _ in stream {} } }
  }

  // MARK: - Right states

  @Test func aDetachedTaskThatExitCancels() async {
    for _ in 0..<50 {
      let bench = StateBench(as: .a, keeping: 0) { Dozing() }
      bench.enter()
      await bench.settled()
      #expect(await parts(of: bench) == [])
    }
  }

  /// On a screen, the next state gets the answer.
  @Test(arguments: [false, true]) func workOfTheScreenAfterTheRequest(_ isTimed: Bool) async {
    let service = PendingWork<Void, Int>()
    let bench = StateBench(as: .a, keeping: 0) { Saving(service, isTimed: isTimed) }
    bench.enter()
    await bench.send { $0.save() }
    #expect(bench.next == .b)
    if isTimed {
      await bench.clock.advance(by: .seconds(1))
    } else {
      await service.calls[0].succeed(1)
    }
    #expect(await parts(of: bench) == [])
  }

  // MARK: - Wrong states

  @Test(arguments: [1, 2, 3, 10])
  func aPlainTaskThatActsWhileTheStateIsBeingFreed(yields: Int) async {
    let bench = entered { state in
      Task {
        for _ in 0..<yields { await Task.yield() }
        state.go(.b)
      }
    }
    #expect(await parts(of: bench) == [.afterExit])
  }

  @Test func aClockThatHasStopped() async {
    let clock = ManualClock(reporter: .silent)
    let bench = entered(clock: clock) { state in
      @MainActor func again() {
        state.after(.zero) {
          again()
          return nil
        }
      }
      again()
    }
    await clock.advance(by: .seconds(1))
    #expect(await parts(of: bench) == [.timers])
  }

  @Test func aSleepThatHasNotBegunBeforeTheExit() async {
    let clock = ManualClock()
    let bench = entered(clock: clock) { _ in Task { try? await clock.sleep(for: .seconds(5)) } }
    #expect(await parts(of: bench) == [.timers])
    await clock.advance(by: .seconds(5))
  }

  @Test func aMistakeOfAChildThatIsHostedLater() async {
    let bench = entered { state in
      state.after(.seconds(1)) { [weak state] in
        let child = pupil {
          $0.go(.b)
          $0.go(.c)
        }
        state?.host(child) { _ in nil }
        return nil
      }
    }
    await bench.clock.advance(by: .seconds(1))
    #expect(await parts(of: bench) == [.requests])
  }

  // MARK: - After a request

  /// What a state may do in a method after its request.
  nonisolated enum Late: CaseIterable {
    case draw, update, work, timer, repeatingTimer, sequence, child

    @MainActor func act(in state: HookedState) {
      switch self {
      case .draw: state.display.text = "late"
      case .update: state.update { $0.text = "late" }
      case .work: state.perform {}
      case .timer: state.after(.zero) { .c }
      case .repeatingTimer: state.every(.seconds(1)) { .c }
      case .sequence: state.follow(PendingSequence<Int>()) { _ in .c }
      case .child: state.host(pupil(at: .b))
      }
    }
  }

  @Test(arguments: Late.allCases) func whatFollowsARequestIsRefusedAsOnAScreen(
    _ late: Late
  ) async throws {
    let screen = pupil()
    let onScreen = TransitionRecorder(of: screen)
    screen.start()
    let bench = entered { $0.display.text = "entered" }
    for case let state as HookedState in [screen.state, bench.state] {
      state.go(.b)
      late.act(in: state)
    }
    #expect(onScreen.refusals.map(\.reason) == [.stale])
    #expect(bench.refused == onScreen.refusals)
    #expect(bench.display.text == "entered")
    #expect(bench.frames.map(\.text) == ["entered"])
    #expect(bench.underWay.isEmpty)
    await bench.clock.advance(by: .seconds(1))
    try await bench.check()
  }

  /// The request waits until the hook has ended.
  @Test(arguments: Late.allCases) func aHookMayGoOnAfterItsRequest(_ late: Late) async throws {
    let bench = entered { state in
      state.go(.b)
      late.act(in: state)
    }
    #expect(bench.refused == [])
    #expect(bench.requested.map(\.kind) == [.b])
  }

  @Test func exitMayDrawAfterARequest() async throws {
    let bench = entered(exiting: { $0.display.text = "leaving" })
    bench.state.go(.b)
    try await bench.check()
    #expect(bench.refused == [])
  }

  // MARK: - What is told

  @Test func aForgottenCheck() async {
    let told = Locked<[String]>([])
    await MisuseReporter { sentence in told.withLock { $0.append(sentence) } }.hearMistakes {
      let bench = bench {
        $0.go(.b)
        $0.go(.c)
      }
      bench.enter()
    }
    await turns(10)
    #expect(
      told.value == [
        """
        The bench of HookedState was released without check(). HookedState asked for .c while its \
        request for .b is queued; a state has one request at a time: decide once, for one kind.
        """
      ])
  }

  @Test func theWorkThatIsWaitedFor() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let service = PendingWork<Void, Int>()
    let bench = bench { state in
      state.perform(cause: "asked") {
        try await service(())
      } then: { _ in
        nil
      }
      let child = endless(stream)
      state.host(child) { _ in nil }
    }
    bench.patience = .milliseconds(200)
    bench.enter()
    await bench.settled()
    let sentence = bench.problems.first?.description ?? ""
    #expect(sentence.contains(": endless of HookedState waits for"), "\(sentence)")
    continuation.finish()
  }

  @Test func aRequestWhoseWorkNeverEnds() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let screen = endless(stream)
    screen.start()
    let told = Locked<[String]>([])
    await MisuseReporter.$hear.withValue({ sentence in told.withLock { $0.append(sentence) } }) {
      await MisuseReporter.$patience.withValue(.milliseconds(200)) {
        await screen.send { $0.wave() }
      }
    }
    #expect(told.value.map { $0.contains("endless") } == [true])
    continuation.finish()
  }
}

/// Ends a detached task of its own when it exits.
private final class Dozing: PupilState {
  private var task: Task<Void, Never>?

  override func enter() {
    task = Task.detached { [self] in
      try? await Task.sleep(for: .seconds(600))
      extendLifetime(self)
    }
  }

  override func exit() { task?.cancel() }
}

/// Begins work of its screen, and asks for a kind.
private final class Saving: PupilState {
  private let service: PendingWork<Void, Int>
  private let isTimed: Bool

  init(_ service: PendingWork<Void, Int>, isTimed: Bool) {
    (self.service, self.isTimed) = (service, isTimed)
  }

  func save() {
    if isTimed {
      screen?.after(.seconds(1)) { $0.go(.c) }
    } else {
      screen?.perform(cause: "save") { [service] in
        try await service(())
      } then: { state, _ in
        state.go(.c)
      }
    }
    transition(to: .b)
  }
}
