import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

struct UploadsByHand: Uploads {
  let sendings = PendingWork<Int, Void>()
  let discards = PendingWork<String, Void>()

  func send(
    _ file: String, from first: Int, report: @escaping @Sendable (_ sent: Int) -> Void
  ) async throws {
    try await sendings(first, reporting: report)
  }

  func discard(_ file: String) async throws { try await discards(file) }
}

struct NoNetwork: Error, CustomStringConvertible {
  let description = "There is no network."
}

@MainActor
@Suite(.noMistakes) struct UploadTests {
  private let uploads = UploadsByHand()

  private func bench(_ kind: UploadKind) async -> StateBench<UploadKind, UploadState> {
    let states = UploadStates(file: "film", size: 100, uploads: uploads)
    let bench = StateBench(kind, states: states)
    bench.enter()
    await bench.settled()
    return bench
  }

  // MARK: - Each state alone

  @Test func aReadyUploadBeginsAtTheBeginning() async throws {
    let bench = await bench(.ready)
    bench.state.pause()
    #expect(bench.ignored == ["pause()"])
    bench.state.start()
    #expect(bench.next == .sending(from: 0))
    try await bench.check()
  }

  @Test func itTellsHowFarItIsAndHowLongItWillTake() async throws {
    let bench = await bench(.sending(from: 20))
    #expect(bench.display.sent == 20)
    #expect(bench.display.secondsLeft == nil)
    await bench.clock.advance(by: .seconds(4))
    await uploads.sendings.calls[0].report(40)
    #expect(bench.display.sent == 40)
    #expect(bench.display.secondsLeft == 12)
    await uploads.sendings.calls[0].succeed(())
    #expect(bench.next == .finished)
    try await bench.check()
  }

  @Test func halfAMinuteOfSilenceIsAFailure() async throws {
    let bench = await bench(.sending(from: 0))
    await bench.clock.advance(by: .seconds(29))
    await uploads.sendings.calls[0].report(60)
    await bench.clock.advance(by: .seconds(29))
    #expect(bench.next == nil)
    await bench.clock.advance(by: .seconds(1))
    #expect(bench.next == .failed("The server does not answer.", at: 60))
    try await bench.check()
  }

  @Test func aPauseKeepsWhatTheServerHas() async throws {
    let bench = await bench(.sending(from: 0))
    await uploads.sendings.calls[0].report(60)
    bench.state.pause()
    #expect(bench.next == .paused(at: 60))
    try await bench.check()
    #expect(uploads.sendings.calls[0].isCancelled)
  }

  @Test func aFailureKeepsWhatTheServerHas() async throws {
    let bench = await bench(.sending(from: 60))
    await uploads.sendings.calls[0].fail(NoNetwork())
    #expect(bench.next == .failed("There is no network.", at: 60))
    try await bench.check()
  }

  @Test(arguments: [UploadKind.paused(at: 60), .failed("Offline.", at: 60)])
  func itGoesOnWhereItWas(_ kind: UploadKind) async throws {
    let forth = await bench(kind)
    #expect(forth.display.sent == 60)
    forth.state.start()
    #expect(forth.next == .sending(from: 60))
    try await forth.check()
    let back = await bench(kind)
    back.state.cancel()
    #expect(back.next == .cancelling(at: 60))
    try await back.check()
  }

  @Test func aCancelledUploadIsReadyWhenTheServerHasForgottenIt() async throws {
    let bench = await bench(.cancelling(at: 60))
    bench.state.start()
    #expect(bench.ignored == ["start()"])
    await uploads.discards.calls[0].succeed(())
    #expect(bench.next == .ready)
    try await bench.check()
  }

  @Test func aFinishedUploadShowsItsSize() async throws {
    let bench = await bench(.finished)
    #expect(bench.display == .drawing { $0.sent = 100 })
    try await bench.check()
  }

  // MARK: - The screen

  @Test func aReportAfterThePauseIsDropped() async {
    let screen = UploadScreen(
      initial: .ready, states: UploadStates(file: "film", size: 100, uploads: uploads),
      clock: ManualClock())
    screen.start()
    await screen.send { $0.start() }
    await screen.send { $0.pause() }
    await uploads.sendings.calls[0].report(90)
    #expect(screen.kind == .paused(at: 0))
    #expect(screen.display.sent == 0)
    uploads.sendings.abandon()
  }

  // MARK: - Every history

  @Test(.inOneMode()) func everyHistoryIsSound() async throws {
    let report = await Self.explorer().explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  /// Of every history, and of random ones.
  static func explorer() -> Explorer<UploadScreen, UploadDisplay> {
    var explorer = Explorer(UploadKind.self) { inputs in
      let uploads = UploadsByHand()
      let clock = ManualClock()
      inputs.request("start()") { $0.start() }
      inputs.request("pause()") { $0.pause() }
      inputs.request("cancel()") { $0.cancel() }
      inputs.act(
        "await uploads.sendings.waiting.last?.report(50)",
        when: { _ in uploads.sendings.waiting.last.flatMap(\.argument).map { $0 < 50 } ?? false }
      ) { _ in await uploads.sendings.waiting.last?.report(50) }
      inputs.answers(
        "uploads.sendings", of: uploads.sendings, .current,
        with: [.succeed(()), .fail(NoNetwork())])
      inputs.answers(
        "uploads.discards", of: uploads.discards, .current,
        with: [.succeed(()), .fail(NoNetwork())])
      inputs.clock(clock)
      inputs.always("one part is sent at a time") { _ in
        uploads.sendings.waiting.count { !$0.isCancelled } <= 1
      }
      return UploadScreen(
        initial: .ready, states: UploadStates(file: "film", size: 100, uploads: uploads),
        clock: clock)
    }
    explorer.isLoading = { $0.isSending }
    explorer.mayEnd = ["finished"]
    explorer.always("a problem is shown with a way on", when: { $1.problem != nil }) { $1.canGoOn }
    return explorer
  }
}
