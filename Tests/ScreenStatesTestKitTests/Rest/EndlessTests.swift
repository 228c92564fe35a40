import Foundation
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// A load that nothing ends is found, and no test waits for it for ever.
@MainActor
@Suite(.noMistakes) struct EndlessTests {
  /// Of this test alone, so that what waits can be let go at its end.
  private let endless = Endless()

  private func explorer() -> Explorer<OneScreen, OneDisplay> {
    Explorer(OneKind.self) { [endless] _ in
      oneScreen { $0.perform { await endless.wait() } }
    }
  }

  @Test func theExplorerNamesWhatWaitsForNothing() async throws {
    defer { endless.end() }
    var explorer = explorer()
    explorer.patience = .milliseconds(10)
    for guesses in [false, true] {
      explorer.guessesRest = guesses
      let finding = try #require(await explorer.explore().findings(.endless).first)
      #expect(
        finding.sentence
          == "result of OneState waits for something that no answer and no clock of the test ends.")
      #expect(finding.history == ["screen.start()"])
    }
  }

  /// The answer to the first load ends both.
  @Test(.restIsKnown("A guess does not see what shares a task."))
  func workThatWaitsForTheTaskOfOtherWorkIsNotEndless() async {
    let explorer = Explorer(OneKind.self) { inputs in
      let server = PendingWork<Void, Void>()
      var refresh: Task<Void, any Error>?
      inputs.act("screen.state.refresh()", atMost: 2) { screen in
        screen.state.perform {
          let task = refresh ?? Task { try await server(()) }
          refresh = task
          try await task.value
        }
      }
      inputs.answers("server", of: server, with: [.succeed(())])
      inputs.watch("refresh") { refresh != nil }
      return oneScreen()
    }
    // The task outlives the state, which is a finding of its own.
    #expect(await explorer.explore().findings(.endless) == [])
  }

  /// In a process of its own, as nothing can end what it begins: more loops than the system's pool has
  /// threads.
  @Test(
    .restIsKnown("It cannot end what a detached task does."),
    arguments: [1, 2, 5, ProcessInfo.processInfo.processorCount + 1])
  func detachedLoopsThatIgnoreTheirEndAreFound(count: Int) async {
    await #expect(processExitsWith: .success) { [count] in
      ProcessBound.set()
      exit(await loopsAreFound(count) ? 0 : 1)
    }
  }

  @Test(.restIsKnown("It cannot end what a detached task does."))
  func aLoopThatNeverWaitsIsTold() async {
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      let told = Pipe()
      dup2(told.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
      Thread.detachNewThread {
        var output = ""
        // It comes when the machine has time for it.
        while !output.contains("loops.detach() has not returned in 0.01 seconds") {
          output += String(decoding: told.fileHandleForReading.availableData, as: UTF8.self)
        }
        exit(0)
      }
      _ = await loopsAreFound(isBusy: true)
    }
  }

  @Test func theBenchNamesWhatItWaitedFor() async {
    defer { endless.end() }
    let bench = bench { $0.perform { await endless.wait() } }
    bench.patience = .milliseconds(10)
    bench.enter()
    await bench.settled()
    #expect(
      bench.problems.map(\.description) == [
        """
        HookedState has not settled in 0.01 seconds: result of HookedState waits for something \
        that the test does not control; answer its service with a PendingWork, and let it sleep on \
        the bench's clock.
        """
      ])
    await #expect(throws: FailedCheck.self) { try await bench.check() }
    #expect(
      bench.problems.contains {
        $0.description == "The work result of HookedState goes on although it was cancelled."
      })
  }

  @Test func timeInWhichTheMainActorIsHeldDoesNotCount() async {
    let bench = bench { $0.perform { for _ in 0..<150 { await Task.yield() } } }
    bench.patience = .milliseconds(2)
    let others = Task {
      while !Task.isCancelled {
        holdTheMainActor(for: .milliseconds(4))
        await Task.yield()
      }
    }
    bench.enter()
    await bench.settled()
    others.cancel()
    #expect(bench.problems == [])
  }

  @Test func aTimerThatSetsItselfAgainAtOnceIsFound() async throws {
    @MainActor func rearm(_ state: OneState) {
      state.after(.zero, cause: "again") { [weak state] in
        if let state { rearm(state) }
        return nil
      }
    }
    let explorer = Explorer(OneKind.self) { inputs in
      let clock = ManualClock(reporter: .silent)
      inputs.clock(clock)
      return oneScreen(clock: clock, rearm)
    }
    let findings = await explorer.explore().findings
    let finding = try #require(findings.first)
    #expect(findings.map(\.rule) == [.endless])
    // Before and after a stop of the screen; nothing is tried once the clock has stopped.
    #expect(finding.count == 2)
    #expect(finding.sentence.contains("again of OneState was set 1,000 times in a row"))
    #expect(finding.history == ["screen.start()", "await clock.advance(by: .seconds(0))"])
  }

  @Test func theClockNamesWhatItWoke() async {
    defer { endless.end() }
    let reports = Reports()
    let clock = ManualClock(reporter: reports.reporter)
    clock.patience = .milliseconds(10)
    let screen = started(clock: clock) { state in
      state.after(.seconds(1)) { [weak state] in
        state?.perform { await endless.wait() }
        return nil
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(
      reports.all == [
        """
        The clock stopped at 1.0 seconds: timer of OneState started work that has not come to rest in \
        0.01 seconds: it waits for something that the test does not control.
        """
      ])
    screen.stop()
  }

  @Test func workThatLoopsOverASequenceOfTheTestIsNotEndless() async {
    let explorer = Explorer(OneKind.self) { inputs in
      let letters = PendingSequence<String>()
      let send = "await letters.send(\"a\")"
      inputs.act(send, when: { _ in letters.isFollowed }) { _ in await letters.send("a") }
      return oneScreen { $0.perform { for try await _ in letters {} } }
    }
    let report = await explorer.explore()
    #expect(report.findings(.endless) == [])
    #expect(report.findings(.neverPossible) == [])
  }

  /// Connects again and again; two loops keep the object, and each other, alive.
  ///
  /// A growing pause would soon be too long for its type, which ends the process.
  private func connections(on clock: @escaping () -> any Clock<Duration>) async -> [[String]] {
    let explorer = explorerOfPage(showing: { _ in 0 }) { inputs in
      let (clock, server) = (clock(), PendingWork<Void, Void>(reporter: .silent))
      if let clock = clock as? ManualClock { inputs.clock(clock) }
      inputs.act("model.start()", atMost: 2) { model in
        Task { [weak model] in
          var nanoseconds: UInt64 = 1_000_000_000
          while let model {
            if (try? await server(())) != nil { return withExtendedLifetime(model) {} }
            nanoseconds *= 2
            try? await clock.sleep(for: .nanoseconds(min(nanoseconds, 12_000_000_000)))
          }
        }
      }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())], upTo: 2)
    }
    return await explorer.histories()
  }

  @Test func theEndOfAHistoryIsNoThousandFailures() async {
    #expect(await connections { ManualClock() } == [["model.start()", "model.start()"]])
  }

  @Test(.restIsKnown("A guess does not see real sleeps."))
  func norWithRealSleeps() async {
    #expect(await connections { ContinuousClock() } == [["model.start()", "model.start()"]])
  }
}

/// Lets nothing else run, as a long exploration of another test does.
@MainActor
private func holdTheMainActor(for duration: Duration) {
  let end = ContinuousClock.now + duration
  while .now < end {}
}

/// Begins loops that nobody ends.
@MainActor
private func loopsAreFound(_ count: Int = 1, isBusy: Bool = false) async -> Bool {
  var explorer = explorerOfPage(kind: { "\($0.isOpen)" }, showing: { $0.isOpen }) { inputs in
    inputs.act("loops.detach()", when: { !$0.isOpen }) { loops in
      loops.isOpen = true
      for _ in 0..<count {
        Task.detached { while true { if !isBusy { try? await Task.sleep(for: .seconds(1)) } } }
      }
    }
  }
  explorer.patience = .milliseconds(10)
  let report = await explorer.explore()
  let findings = report.findings
  // The kit has seen what goes on.
  return report.unrest == nil && findings.map(\.history) == [["loops.detach()"]]
    && findings[0].sentence
      == "loops.detach() started a task that goes on although it was cancelled: a loop around try?"
      + " await Task.sleep."
}

/// What nobody gives while a test runs, whether who waits is cancelled or not.
@MainActor
final class Endless {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
