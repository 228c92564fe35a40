import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A screen that is let go is freed, its work is cancelled, and its state exits.
@MainActor
@Suite(.probes, .noMistakes) struct Rule14ReleaseTests {
  private let probe = Probe()

  @Test func aScreenThatIsLetGoIsFreedAndItsStateExitsOnceWithNoScreen() async {
    let exited = Moment()
    probe.exiting(.a) {
      probe.note("screen \($0.screen == nil ? "nil" : "there")")
      exited.happen()
    }
    var screen: ProbeScreen? = probe.quietScreen()
    let gone = { [weak gone = screen] in gone }
    #expect(gone() != nil)
    screen = nil
    #expect(gone() == nil)
    #expect(probe.log == [])
    await exited.hasHappened()
    #expect(probe.log == ["exit a", "screen nil"])
  }

  @Test(arguments: [false, true])
  func aScreenThatIsNotRunningIsFreedAndExitsNothingMore(wasStarted: Bool) {
    var screen: ProbeScreen? = wasStarted ? probe.quietScreen() : probe.screen()
    if wasStarted { screen?.stop() }
    let state = { [weak state = screen?.state] in state }
    #expect(state() != nil)
    screen = nil
    #expect(state() == nil)
    #expect(probe.log == [wasStarted ? "exit a" : "make a"])
  }

  @Test func whatIsUnderWayIsCancelledAndTheStatesAreFreed() async {
    let cancelled = [Moment(), Moment(), Moment()]
    let freed = Moment()
    let (stream, elements) = AsyncStream.makeStream(of: Int.self)
    elements.onTermination = { _ in cancelled[2].happen() }
    let started = [Moment(), Moment()]
    func wait(_ index: Int) async throws {
      started[index].happen()
      do { try await PendingAnswer.never() } catch { cancelled[index].happen() }
    }
    probe.entering(.a) { state in
      let mortal = Mortal(freed)
      state.perform {
        try await wait(0)
      } then: { _ in
        withExtendedLifetime(mortal) { nil }
      }
      state.screen?.perform {
        try await wait(1)
      } then: { _, _ in
        probe.note("then")
      }
      state.follow(stream) { _ in nil }
      state.after(.seconds(1)) { withExtendedLifetime((state, mortal)) { .b } }
      state.host(Probe().screen()) { _ in withExtendedLifetime((state, mortal)) { nil } }
    }
    let clock = ManualClock()
    var screen: ProbeScreen? = probe.quietScreen(clock: clock)
    let state = { [weak state = screen?.state] in state }
    for moment in started { await moment.hasHappened() }
    #expect(state() != nil)
    screen = nil
    for moment in cancelled { await moment.hasHappened() }
    await freed.hasHappened()
    #expect(probe.log == ["exit a"])
    #expect(clock.scheduledCount == 0)
    #expect(state() == nil)
  }

  @Test func workIsCancelledAtOnceAndNotOnlyWhenTheStateExits() async {
    let work = PendingWork<String, Void>(reporter: .silent)
    probe.entering(.a) { state in
      state.load(then: nil) { try await work("of the state") }
      state.screen?.perform { try await work("of the screen") }
    }
    var screen: ProbeScreen? = probe.quietScreen()
    await screen?.settled()
    screen = nil
    #expect(probe.log == [])
    #expect(work.calls.map(\.isCancelled) == [true, true])
    for call in work.calls { await call.succeed(()) }
  }

  @Test func theRefusalAfterTheReleaseSaysSo() {
    var screen: ProbeScreen? = probe.startedScreen()
    let state = screen?.state
    screen = nil
    #expect(
      state?.go(.b).refusal?.description
        == "ProbeState asked for .b after its screen had been released; a screen answers only while it"
        + " runs: start it first, or keep it for as long as it is needed.")
  }

  // MARK: - In the middle

  /// Holds the only reference to a screen.
  @MainActor
  private final class Holder {
    var screen: ProbeScreen?
  }

  /// The log of a screen that is let go while it goes to `b`.
  private func log(_ prepare: (Probe, Holder) -> Void) async -> [String] {
    let exited = Moment()
    let holder = Holder()
    prepare(probe, holder)
    probe.exiting(.b) { _ in exited.happen() }
    holder.screen = probe.quietScreen()
    let state = holder.screen?.state
    #expect(state?.go(.b) == .taken)
    await exited.hasHappened()
    return probe.log
  }

  @Test func inItsOwnEnter() async {
    let log = await log { probe, holder in
      probe.entering(.b) { state in
        holder.screen = nil
        probe.note("screen \(state.screen == nil ? "nil" : "there")")
        probe.note(state.go(.c).refusal?.reason.rawValue ?? "granted")
      }
    }
    #expect(
      log == ["may a → b", "make b", "exit a", "enter b", "screen nil", "notRunning", "exit b"])
  }

  @Test func inItsOwnExit() async {
    let log = await log { probe, holder in probe.exiting(.a) { _ in holder.screen = nil } }
    #expect(log == ["may a → b", "make b", "exit a", "enter b", "exit b"])
  }

  @Test func inItsOwnFactory() async {
    let log = await log { probe, holder in
      probe.making(.b) {
        holder.screen = nil
        return nil
      }
    }
    #expect(log == ["may a → b", "make b", "exit a", "enter b", "exit b"])
  }

  @Test func inAThen() async {
    let exited = probe.exit(of: .a)
    let holder = Holder()
    let work = PendingWork<Void, Void>()
    probe.entering(.a) { state in
      state.perform {
        try await work(())
      } then: { _ in
        holder.screen = nil
        return .b
      }
    }
    holder.screen = probe.quietScreen()
    await holder.screen?.settled()
    await work.calls[0].succeed(())
    await exited.hasHappened()
    #expect(holder.screen == nil)
    // What the answer names is refused: the screen had gone when its turn came.
    #expect(probe.log == ["exit a"])
  }

  @Test func inAnObserver() async {
    let exited = probe.exit(of: .a)
    let holder = Holder()
    holder.screen = probe.quietScreen()
    let token = holder.screen?.observe { display in
      probe.note("frame \(display.text)")
      if display.text == "go" { holder.screen = nil }
    }
    let gone = { [weak gone = holder.screen] in gone }
    let state = holder.screen?.state
    state?.display.text = "go"
    #expect(gone() == nil)
    await exited.hasHappened()
    #expect(probe.log.prefix(3) == ["frame ", "frame go", "exit a"])
    // It has not kept its screen.
    token?.cancel()
  }

  @Test func aStartThatWaitsWhenTheScreenIsLetGoIsRefused() async {
    let holder = Holder()
    holder.screen = probe.quietScreen()
    let gone = { [weak gone = holder.screen] in gone }
    let state = { [weak state = holder.screen?.state] in state }
    let token = holder.screen?.observe { display in
      if display.text == "go" {
        holder.screen?.stop()
        return
      }
      guard holder.screen?.isRunning == false else { return }
      probe.note("\(holder.screen?.start(at: .b) ?? .taken)")
      holder.screen = nil
    }
    // From here on no one but the holder holds the screen, also while it stops.
    state()?.display.text = "go"
    #expect(gone() == nil)
    #expect(state() == nil)
    #expect(probe.log == ["exit a", "queued"])
    withExtendedLifetime(token) {}
  }

  // MARK: - On another thread

  @Test func theLastReferenceCanGoOnAnotherThread() async {
    for _ in 0..<200 {
      let probe = Probe()
      let exited = probe.exit(of: .a)
      let (cancelled, freed) = (Moment(), Moment())
      probe.entering(.a) { state in
        let mortal = Mortal(freed)
        state.perform {
          do { try await PendingAnswer.never() } catch { cancelled.happen() }
        } then: { _ in
          withExtendedLifetime((mortal, state)) { nil }
        }
      }
      var screen: ProbeScreen? = probe.quietScreen()
      let last = Passing(screen)
      screen = nil
      let release = Task.detached { last.drop() }
      await release.value
      await exited.hasHappened()
      await cancelled.hasHappened()
      await freed.hasHappened()
      #expect(probe.log == ["exit a"])
    }
  }

  @Test func theLastReferenceCanGoOnAnotherThreadWhileItsStateIsAtWork() async {
    for _ in 0..<200 {
      let probe = Probe()
      let exited = Moment()
      let clock = ManualClock()
      func hook(_ state: ProbeState) {
        state.loadForever()
        state.after(.seconds(1)) { nil }.cancel()
        state.display.count += 1
      }
      probe.entering(.a, hook)
      probe.entering(.b, hook)
      var screen: ProbeScreen? = probe.quietScreen(clock: clock)
      var state = screen?.state
      let last = Passing(screen)
      screen = nil
      let release = Task.detached { last.drop() }
      for turn in 0..<20 {
        let next: ProbeKind = turn.isMultiple(of: 2) ? .b : .a
        var made: ProbeState?
        probe.making(next) {
          made = ProbeState(next, of: probe)
          return made
        }
        if state?.go(next) == .taken { state = made }
      }
      // The release makes the state exit on a later turn, so not before here.
      for kind in [ProbeKind.a, .b] { probe.exiting(kind) { _ in exited.happen() } }
      await release.value
      await exited.hasHappened()
      let enters = probe.log.count { $0.hasPrefix("enter") }
      let exits = probe.log.count { $0.hasPrefix("exit") }
      #expect(exits == enters + 1)
    }
  }
}
