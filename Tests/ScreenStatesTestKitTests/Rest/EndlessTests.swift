import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A load that nothing ends is found, and no test waits for it for ever.
@MainActor
@Suite(.noMistakes) struct EndlessTests {
  /// Of this test alone, so that what waits can be let go at its end.
  private let endless = Endless()

  private func explorer() -> Explorer<OneScreen, OneDisplay> {
    Explorer(OneKind.self) { [endless] _ in
      OneScreen(
        initial: .only,
        states: OneStates {
          $0.perform {
            await endless.wait()
          } then: { _ in
            nil
          }
        })
    }
  }

  @Test(.enabled(if: restIsKnown())) func theExplorerNamesWhatWaitsForNothing() async throws {
    defer { endless.end() }
    let finding = try #require(await explorer().explore().findings(.endless).first)
    #expect(
      finding.sentence
        == "result of OneState waits for what no answer and no clock of the test ends.")
    #expect(finding.history == ["screen.start()"])
  }

  @Test func whereRestIsGuessedTheExplorerWaitsForItsPatience() async throws {
    defer { endless.end() }
    var explorer = explorer()
    explorer.guessesRest = true
    explorer.patience = .milliseconds(10)
    let finding = try #require(await explorer.explore().findings(.endless).first)
    #expect(finding.sentence == "What screen.start() leads to never comes to rest.")
  }

  @Test func theBenchNamesWhatItWaitedFor() async {
    defer { endless.end() }
    let bench = StateBench(as: PupilKind.a, keeping: 0) {
      HookedState(entering: {
        $0.perform {
          await endless.wait()
        } then: { _ in
          nil
        }
      })
    }
    bench.patience = .milliseconds(10)
    bench.enter()
    await bench.settled()
    #expect(
      bench.problems.map(\.description) == [
        """
        HookedState has not settled in 0.01 seconds: result of HookedState waits for what no test \
        gives; let its service be answered by a PendingWork, and let it sleep on the bench's clock.
        """
      ])
    await #expect(throws: FailedCheck.self) { try await bench.check() }
    #expect(
      bench.problems.contains {
        $0.description == "The work result of HookedState goes on although it was cancelled."
      })
  }

  @Test func theClockNamesWhatItWoke() async {
    defer { endless.end() }
    let reports = Reports()
    let clock = ManualClock(reporter: reports.reporter)
    clock.patience = .milliseconds(10)
    let screen = started(clock: clock) { state in
      state.after(.seconds(1)) { [weak state] in
        state?.perform {
          await endless.wait()
        } then: { _ in
          nil
        }
        return nil
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(
      reports.all == [
        """
        The clock stopped at 1.0 seconds: what timer of OneState led to has not come to rest in 0.01 \
        seconds: it waits for what no test gives.
        """
      ])
    screen.stop()
  }
}

/// What nobody gives while a test runs, whether who waits is cancelled or not.
@MainActor
private final class Endless {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
