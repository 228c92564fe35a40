import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Services that call back, once and twice.
@MainActor
@Suite(.inTurn) struct CalledBackTests {
  private let reports = Reports()
  private let log = Log()

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
    let work = PendingWork<Void, String>(reporter: reports.reporter)
    var screen: PupilScreen? = waiting(for: work)
    screen?.start()
    await screen?.settled()
    screen = nil
    await reports.hasCome()
    #expect(log.entries == ["cancelled"])
    // A continuation would be resumed twice.
    #expect(await work.calls[0].succeed("late").refusal != nil)
    #expect(log.entries == ["cancelled"])
  }

  @Test func aCallThatIsMadeAfterItsScreenWasReleasedEndsAtOnce() async {
    let work = PendingWork<Void, String>(reporter: .silent)
    var screen: PupilScreen? = waiting(for: work)
    screen?.start()
    // Its work has not begun yet.
    screen = nil
    for _ in 0..<100 where log.entries.isEmpty { await Task.yield() }
    #expect(log.entries == ["cancelled"])
    #expect(work.calls[0].isCancelled && !work.calls[0].isWaiting)
    let refusal = await work.calls[0].succeed("late").refusal
    #expect(refusal?.contains("was cancelled before it was made") == true)
    #expect(log.entries == ["cancelled"])
  }

  @Test(arguments: [CancelledCalls.keepWaiting, .fail])
  func aCallOfAStateThatExitedIsCancelledAndWaits(_ cancelled: CancelledCalls) async throws {
    let work = PendingWork<Void, String>(whenCancelled: cancelled)
    let screen = waiting(for: work)
    screen.start()
    await screen.settled()
    #expect(!work.calls[0].isCancelled)
    screen.transition(to: .b)
    #expect(work.calls[0].isCancelled)
    #expect(work.calls[0].isWaiting)
    try work.checkAnswered()
    #expect(await work.calls[0].succeed("late") == .given)
    #expect(log.entries == ["late"])
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
      return waiting(for: work)
    }.explore()
    #expect(report.findings.filter { $0.rule != .deadEnd } == [])
  }

  /// A screen whose first state waits for a call back, and then goes to the third.
  private func waiting(for work: PendingWork<Void, String>) -> PupilScreen {
    pupil { [log] state in
      state.perform {
        await withCheckedContinuation { continuation in
          work.call(()) { result in
            log.add((try? result.get()) ?? "cancelled")
            continuation.resume()
          }
        }
      } then: { _ in
        .c
      }
    }
  }

  /// What is told is added: twice, if it is told twice.
  private func explorer(
    isFixed: Bool = false, _ declare: @escaping (Inputs<Page>, PendingWork<Void, [String]>) -> Void
  ) -> Explorer<Page, [String]> {
    explorerOfPage(showing: { $0.rows }) { inputs in
      let server = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("titles.load()", when: { _ in server.calls.isEmpty }) { titles in
        server.call(()) { result in
          let found = (try? result.get()) ?? []
          titles.rows = isFixed ? found : titles.rows + found
        }
      }
      declare(inputs, server)
    }
  }

  @Test func whatASecondAnswerBreaksIsFound() async throws {
    func findings(twice: Bool, isFixed: Bool = false) async -> [Finding] {
      var explorer = explorer(isFixed: isFixed) { inputs, server in
        inputs.answers("server", of: server, with: [.succeed(["one"])], twice: twice)
      }
      explorer.nothingIsShownTwice { $0 }
      return await explorer.explore().findings
    }
    #expect(await findings(twice: false) == [])
    let finding = try #require(await findings(twice: true).first)
    #expect(finding.rule == .broken)
    let answer = "await server.calls[0].succeed([\"one\"])"
    #expect(finding.history == ["titles.load()", answer, answer])
    #expect(await findings(twice: true, isFixed: true) == [])
  }

  @Test func answersBySecondCallsByTheArgumentAreGivenToo() async {
    let report = await explorer { inputs, server in
      inputs.answers("server", of: server, twice: true) { _, number in [.succeed(["\(number)"])] }
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
    #expect(await explorer.sentences() == ["No call ever takes a second answer of server."])
    explorer.mayMiss = ["a second answer of server"]
    #expect(await explorer.explore().findings == [])
  }
}
