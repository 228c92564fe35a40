import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A still screen shows a kind, starts no work, and its time stands.
@MainActor
@Suite(.probes, .noMistakes) struct Rule19StillTests {
  private let probe = Probe()

  private func still(
    _ kind: ProbeKind = .a, keeping kept: String = "", showing duration: Duration = .zero
  ) -> ProbeScreen {
    ProbeScreen(still: kind, keeping: kept, states: probe, showing: duration)
  }

  // MARK: - A screen that runs

  @Test func itIsEnteredAndRunsBeforeItsInitialiserReturns() {
    probe.entering(.number(7)) { $0.display.text = "seven, \($0.screen?.kept ?? "")" }
    let screen = still(.number(7), keeping: "typed")
    #expect(probe.log == ["make number", "enter number"])
    #expect(screen.isRunning)
    #expect(screen.kind == .number(7))
    #expect(screen.display.text == "seven, typed")
    #expect(screen.start().refusal?.reason == .alreadyRunning)
  }

  @Test func aScreenThatKeepsNothingNeedsNoWordOfIt() {
    struct Kind: StateKind {
      typealias Display = ProbeDisplay
    }
    final class Drawn: Screen<Kind>.State {
      override func enter() {
        display.text = "drawn"
        after(.seconds(1)) { [unowned self] in
          display.count = 1
          return nil
        }
      }
    }
    let states = ClosureFactory<Kind> { _ in Drawn() }
    #expect(Screen(still: Kind(), states: states).display == ProbeDisplay(text: "drawn"))
    #expect(
      Screen(still: Kind(), states: states, showing: .seconds(1)).display
        == ProbeDisplay(text: "drawn", count: 1))
  }

  @Test func itExitsWhenItIsReleasedAndEverythingIsFreed() async {
    let freed = Moment()
    let exited = probe.exit(of: .a)
    probe.entering(.a) { state in
      let mortal = Mortal(freed)
      state.after(.seconds(1)) { withExtendedLifetime((state, mortal)) { nil } }
      state.perform {
        withExtendedLifetime((state, mortal)) {}
      } then: { _ in
        withExtendedLifetime((state, mortal)) { nil }
      }
      state.host(Probe().screen()) { _ in withExtendedLifetime((state, mortal)) { nil } }
    }
    var screen: ProbeScreen? = still()
    let gone = { [weak gone = screen] in gone }
    let state = { [weak state = screen?.state] in state }
    #expect(state() != nil)
    screen = nil
    #expect(gone() == nil)
    await exited.hasHappened()
    await freed.hasHappened()
    #expect(state() == nil)
  }

  @Test func aKindThatIsAskedForInEnterIsTaken() {
    probe.entering(.a) { $0.go(.b) }
    let screen = still()
    #expect(screen.kind == .b)
    #expect(
      probe.log == ["make a", "enter a", "may a → b", "make b", "exit a", "enter b"])
  }

  @Test func itAnswersRequestsAndTellsOfWhatIsKept() {
    probe.keptChanging(.b)
    let screen = still()
    probe.clear()
    #expect(screen.state.go(.b) == .taken)
    screen.kept = "typed"
    #expect(probe.log == ["may a → b", "make b", "exit a", "enter b", "kept b: typed"])
  }

  // MARK: - No work

  @Test func workIsNeverStartedAndItsHandleSaysThatItIsUnderWayUntilTheExit() async {
    var handles: [ProbeScreen.Work] = []
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    source.yield(1)
    source.finish()
    probe.entering(.a) { [probe] state in
      handles = [
        state.load(then: .b) { probe.note("work") },
        state.perform { report in
          report(1)
          probe.note("work that reports")
        } each: { _ in
          .b
        } then: { _ in
          .b
        },
        state.follow(numbers) { _ in
          .b
        } finished: { _ in
          .b
        },
      ]
    }
    let screen = still()
    handles.append(screen.perform { [probe] in probe.note("work of the screen") })
    handles.append(screen.follow(numbers) { [probe] _, _ in probe.note("element") })
    #expect(handles.compactMap(\.refusal).isEmpty)
    #expect(screen.underWay.map(\.form) == [.work, .work, .sequence, .work, .sequence])
    probe.clear()
    await screen.settled()
    await Task {}.value
    #expect(probe.log == [])
    #expect(screen.kind == .a)
    #expect(handles.map(\.isUnderWay) == [true, true, true, true, true])
    screen.state.go(.c)
    #expect(handles.map(\.isUnderWay) == [false, false, false, true, true])
    screen.stop()
    #expect(handles.map(\.isUnderWay) == [false, false, false, false, false])
  }

  @Test func aHandleCanEndIt() {
    let screen = still()
    let handle = screen.perform {}
    handle.cancel()
    #expect(!handle.isUnderWay)
    #expect(screen.underWay.isEmpty)
  }

  @Test func itStaysStillAfterAStopAndAStart() async {
    probe.entering(.a) { [probe] state in
      state.load(then: .b) { probe.note("work") }
      state.after(.zero) { .c }
    }
    let screen = still(showing: .zero)
    #expect(screen.kind == .c, "The timer that was due has fired.")
    screen.stop()
    screen.start()
    await screen.settled()
    await Task {}.value
    #expect(screen.kind == .a, "Time has stood since then.")
    #expect(!probe.log.contains("work"))
  }

  // MARK: - Time

  @Test func timersThatAreDueWithinWhatIsShownFireInOrderBeforeItReturns() {
    probe.entering(.a) { [probe] state in
      @MainActor func set(_ name: String, _ delay: Duration) {
        state.after(delay) { probe.stay(noting: "\(name) at \(state.clock.now.sinceOrigin)") }
      }
      set("late", .milliseconds(301))
      set("third", .milliseconds(300))
      set("second", .milliseconds(200))
      set("first", .zero)
      set("fourth", .milliseconds(300))
      state.screen?.after(.milliseconds(200)) { _ in probe.note("of the screen") }
    }
    let screen = still(showing: .milliseconds(300))
    #expect(
      probe.log == [
        "make a", "enter a", "first at 0.0 seconds", "second at 0.2 seconds", "of the screen",
        "third at 0.3 seconds", "fourth at 0.3 seconds",
      ])
    #expect(screen.underWay.map(\.form) == [.timer(due: ScreenInstant(.milliseconds(301)))])
    #expect(screen.clock.now == ScreenInstant(.milliseconds(300)))
  }

  @Test func timersThatTheseSetFireIfTheyAreDueToo() {
    probe.entering(.a) { $0.after(.seconds(1)) { .b } }
    probe.entering(.b) { $0.after(.seconds(1)) { .c } }
    probe.entering(.c) { $0.after(.seconds(1)) { .number(1) } }
    #expect(still(showing: .seconds(1)).kind == .b)
    #expect(still(showing: .seconds(2)).kind == .c)
    #expect(still().kind == .a)
    #expect(still(showing: .seconds(-1)).kind == .a)
  }

  @Test func whatIsSetLaterNeverFires() async {
    let screen = still(showing: .seconds(1))
    screen.after(.zero) { [probe] _ in probe.note("fired") }
    await screen.settled()
    await Task {}.value
    #expect(!probe.log.contains("fired"))
    #expect(screen.underWay.count == 1)
  }

  @Test func aTimerThatAlwaysSetsItselfIsFiredAThousandTimes() {
    var count = 0
    probe.entering(.a) { state in
      state.after(.zero) {
        count += 1
        return .a
      }
    }
    let screen = still(showing: .seconds(1))
    #expect(count == 1_000)
    #expect(screen.isRunning)
  }

  // MARK: - Children

  @Test func aChildThatDoesNotRunBecomesStillAndStaysSo() async {
    let inner = Probe()
    let own = ManualClock()
    inner.entering(.a) { [inner] state in
      state.load(then: .c) { inner.note("work") }
      state.after(.seconds(1)) { .b }
    }
    let child = inner.screen(clock: own)
    probe.entering(.a) { $0.host(child) }
    let screen = still(showing: .seconds(1))
    #expect(screen.path == "a/b")
    #expect(own.scheduledCount == 0)
    #expect(child.clock === screen.clock)
    screen.state.go(.b)
    #expect(!child.isRunning)
    child.start()
    await child.settled()
    await Task {}.value
    #expect(child.kind == .a)
    #expect(!inner.log.contains("work"))
    child.stop()
  }

  @Test func timersOfAChildAndOfItsHostFireInOneOrder() {
    let inner = Probe()
    inner.entering(.a) { [probe] state in
      for number in [2, 4] {
        state.after(.seconds(number)) { probe.stay(noting: "child at \(number)") }
      }
    }
    let child = inner.screen()
    probe.entering(.a) { [probe] state in
      for number in [1, 3] {
        state.after(.seconds(number)) { probe.stay(noting: "host at \(number)") }
      }
      state.host(child)
    }
    let screen = still(showing: .seconds(4))
    #expect(
      probe.log.suffix(4) == ["host at 1", "child at 2", "host at 3", "child at 4"])
    #expect(screen.isRunning)
  }

  @Test func aChildThatRunsIsLeftAlone() async {
    let inner = Probe()
    let work = PendingWork<Void, ProbeKind?>()
    let child = await inner.screen(performing: work)
    probe.entering(.a) { $0.host(child) }
    let screen = still()
    #expect(screen.path == "a/a")
    await work.calls[0].succeed(.b)
    #expect(screen.path == "a/b")
    let late = PendingWork<Void, Void>()
    child.perform { try await late(()) }
    await screen.settled()
    await late.calls[0].succeed(())
    screen.stop()
  }
}
