import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Services that call back, once and twice.
@MainActor
@Suite(.inTurn) struct CalledBackTests {
  @Test func eachAnswerIsCalledBack() async {
    let work = PendingWork<String, Int>()
    var heard: [Int?] = []
    work.call("a") { heard.append(try? $0.get()) }
    #expect(work.waiting.map(\.argument) == ["a"])
    #expect(await work.calls[0].succeed(1) == .given)
    #expect(work.waiting.isEmpty)
    #expect(await work.calls[0].fail(Offline()) == .given)
    #expect(heard == [1, nil])
  }

  @Test func whoIsAbandonedIsCalledBackOnceMoreAndThenNeverAgain() async {
    let reports = Reports()
    let work = PendingWork<String, Int>(reporter: reports.reporter)
    var heard: [Int?] = []
    work.call("a") { heard.append(try? $0.get()) }
    work.call("b") { heard.append(try? $0.get()) }
    await work.calls[0].succeed(1)
    work.abandon()
    // Only the second had not been called back.
    #expect(heard == [1, nil])
    #expect(await work.calls[0].succeed(2).refusal != nil)
    #expect(heard == [1, nil])
    #expect(reports.all.count == 1)
  }

  @Test func aCallBackOfAScreensWorkLetsThatGoOn() async {
    let work = PendingWork<Void, String>()
    let log = Log()
    let screen = started { state in
      state.perform {
        try await withCheckedThrowingContinuation { continuation in
          work.call(()) { continuation.resume(with: $0) }
        }
      } then: {
        log.add($0)
      }
    }
    await screen.settled()
    #expect(await work.calls[0].succeed("once") == .given)
    #expect(log.entries == ["once"])
    work.abandon()
  }

  @Test func aTaskThatACallbackStartsHasActedWhenTheAnswerReturns() async {
    let work = PendingWork<Void, String>()
    let log = Log()
    let screen = started { _ in
      work.call(()) { result in Task { log.add(result) } }
    }
    await work.calls[0].succeed("once")
    await work.calls[0].succeed("twice")
    #expect(log.entries == ["once", "twice"])
    work.abandon()
    screen.stop()
  }

  @Test func theEndOfTheScreenIsTheOnlyAnswerOfACallThatHadNone() async {
    let reports = Reports()
    let work = PendingWork<Void, String>(reporter: reports.reporter)
    let heard = Log()
    var screen: PupilScreen? = pupil(waitingFor: work, heard)
    screen?.start()
    await screen?.settled()
    screen = nil
    await reports.hasCome()
    #expect(heard.entries == ["cancelled"])
    // A continuation would be resumed twice.
    #expect(await work.calls[0].succeed("late").refusal != nil)
    #expect(heard.entries == ["cancelled"])
  }

  @Test func aCallThatIsMadeAfterItsScreenWasReleasedEndsAtOnce() async {
    let work = PendingWork<Void, String>(reporter: .silent)
    let heard = Log()
    var screen: PupilScreen? = pupil(waitingFor: work, heard)
    screen?.start()
    // Its work has not begun yet.
    screen = nil
    for _ in 0..<100 where heard.entries.isEmpty { await Task.yield() }
    #expect(heard.entries == ["cancelled"])
    #expect(work.calls[0].isCancelled && !work.calls[0].isWaiting)
    let refusal = await work.calls[0].succeed("late").refusal
    #expect(refusal?.contains("was cancelled before it was made") == true)
    #expect(heard.entries == ["cancelled"])
  }

  @Test(arguments: [CancelledCalls.keepWaiting, .fail])
  func aCallOfAStateThatExitedIsCancelledAndWaits(_ cancelled: CancelledCalls) async throws {
    let work = PendingWork<Void, String>(whenCancelled: cancelled)
    let heard = Log()
    let screen = pupil(waitingFor: work, heard)
    screen.start()
    await screen.settled()
    #expect(!work.calls[0].isCancelled)
    screen.transition(to: .b)
    #expect(work.calls[0].isCancelled)
    #expect(work.calls[0].isWaiting)
    try work.checkAnswered()
    #expect(await work.calls[0].succeed("late") == .given)
    #expect(heard.entries == ["late"])
    #expect(screen.kind == .b)
    work.abandon()
  }

  @Test func anExplorerFindsNothingWrongWithWorkThatWaitsForACallBack() async {
    let report = await Explorer(PupilKind.self) { inputs in
      let work = PendingWork<Void, String>(reporter: .silent)
      inputs.act("screen.transition(to: .b)") { $0.transition(to: .b) }
      inputs.act("screen.transition(to: .a)", when: { _ in work.calls.count < 2 }) {
        $0.transition(to: .a)
      }
      inputs.answers("server", of: work, with: [.succeed("one")])
      return pupil(waitingFor: work, Log())
    }.explore()
    #expect(report.findings.filter { $0.rule != .deadEnd } == [])
  }

  /// A screen whose first state waits for a call back, and then goes to the third.
  private func pupil(waitingFor work: PendingWork<Void, String>, _ heard: Log) -> PupilScreen {
    PupilScreen(
      initial: .a, keeping: 0,
      states: PupilStates { state in
        state.perform {
          await withCheckedContinuation { continuation in
            work.call(()) { result in
              heard.add((try? result.get()) ?? "cancelled")
              continuation.resume()
            }
          }
        } then: { _ in
          .c
        }
      })
  }

  private func explorer(twice: Bool, isFixed: Bool = false) -> Explorer<Titles, [String]> {
    var explorer = explorerOfModel(Titles.self, showing: { $0.all }) { inputs in
      let server = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("titles.load()", when: { _ in server.calls.isEmpty }) { $0.load() }
      inputs.answers("server", of: server, with: [.succeed(["one"])], twice: twice)
      return Titles(server, isFixed: isFixed)
    }
    explorer.nothingIsShownTwice { $0 }
    return explorer
  }

  @Test func whatASecondAnswerBreaksIsFound() async throws {
    #expect(await explorer(twice: false).explore().findings == [])
    let finding = try #require(await explorer(twice: true).explore().findings.first)
    #expect(finding.rule == .broken)
    let answer = "await server.calls[0].succeed([\"one\"])"
    #expect(finding.history == ["titles.load()", answer, answer])
    #expect(await explorer(twice: true, isFixed: true).explore().findings == [])
  }

  @Test func answersBySecondCallsByTheArgumentAreGivenToo() async {
    let report = await explorerOfModel(Titles.self, showing: { $0.all }) { inputs in
      let server = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("titles.load()", when: { _ in server.calls.isEmpty }) { $0.load() }
      inputs.answers("server", of: server, twice: true) { _, number in [.succeed(["\(number)"])] }
      return Titles(server, isFixed: false)
    }.explore()
    #expect(report.frames.map(\.shown.count) == [0, 1, 2])
    #expect(report.findings == [])
  }

  @Test func aSecondAnswerThatNoCallTakesIsFound() async {
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.begin()", when: { _ in server.calls.isEmpty }) { $0.begin() }
      inputs.answers("server", of: server, with: [.succeed(["a"])], twice: true)
    }
    // What is awaited has one answer.
    #expect(
      await explorer.explore().findings.map(\.sentence)
        == ["No call ever takes a second answer of server."])
    explorer.mayMiss = ["a second answer of server"]
    #expect(await explorer.explore().findings == [])
  }
}

/// Is called back, and adds what it is told: twice, if it is told twice.
@MainActor
private final class Titles {
  private let server: PendingWork<Void, [String]>
  private let isFixed: Bool
  private(set) var all: [String] = []

  init(_ server: PendingWork<Void, [String]>, isFixed: Bool) {
    (self.server, self.isFixed) = (server, isFixed)
  }

  func load() {
    server.call(()) { result in
      let found = (try? result.get()) ?? []
      self.all = self.isFixed ? found : self.all + found
    }
  }
}
