import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What an explorer hears of hosted screens.
@MainActor
@Suite(.inTurn) struct HostedScreenTests {
  private func report(isRunning: Bool) async -> ExplorationReport<OneDisplay> {
    await Explorer(OneKind.self) { _ in
      oneScreen { state in
        let child = pupil { $0.transition(to: .b, cause: "hasty") }
        if isRunning { child.start(at: .c) }
        state.host(child)
      }
    }.explore()
  }

  @Test func aTransitionInTheStepOfTheHostingIsReported() async {
    let report = await report(isRunning: false)
    #expect(report.starts.filter { $0.host == ["only"] }.map(\.kind) == ["a"])
    #expect(report.transitions.map(\.host) == [["only"]])
    #expect(report.transitions.map(\.to) == ["b"])
    #expect(report.transitions.map(\.causes) == [["hasty"]])
    #expect(report.transitions.map(\.history) == [["screen.start()"]])
  }

  @Test func aScreenThatRanBeforeItsHostingStartsInItsKind() async {
    let report = await report(isRunning: true)
    #expect(report.starts.filter { $0.host == ["only"] }.map(\.kind) == ["c"])
    #expect(report.transitions.isEmpty)
  }

  @Test func aCallThatHasEndedWithItsScreenGetsNoAnswer() async throws {
    let reports = Reports()
    try await explorerOfTheHouse(children: 1, reporter: reports.reporter).explore().check()
    #expect(reports.all == [])
  }

  @Test func whatHostedScreensShowOnASecondEntryIsPrinted() async {
    var count = 0
    let report = await Explorer(OneKind.self, samples: [.only]) { _ in
      oneScreen { state in
        count += 1
        state.host(pupil(keeping: count))
      }
    }.explore()
    let sentences = report.findings(.differentDisplays).map(\.sentence)
    let pattern = /only shows .*, hosting .* when it is entered again, after .*, hosting .*/
    #expect(sentences.contains { $0.wholeMatch(of: pattern) != nil }, "\(sentences)")
  }

  /// Two steps later nothing holds the screen; the end of its call is no work of another thread.
  @Test func theEndOfAScreenThatAnExitedStateHeldIsSeen() async {
    var explorer = Explorer(CabinKind.self) { inputs in
      let work = PendingWork<Void, Void>(reporter: .silent)
      inputs.request("leave()") { $0.leave() }
      inputs.request("call()") { $0.call() }
      inputs.answers("work", of: work, with: [.succeed(())])
      return Screen(initial: .calling, states: CabinStates(work: work))
    }
    explorer.mayEnd = ["empty"]
    let report = await explorer.explore()
    #expect(report.doubt == nil)
    #expect(report.findings == [])
  }
}

private enum CabinKind: StateKind {
  typealias Display = Blank
  typealias StateClass = CabinState
  case calling, empty, called
}

private class CabinState: Screen<CabinKind>.State {
  func leave() { ignored() }
  func call() { ignored() }
}

/// Holds the screen that it hosts, which calls a service.
private final class CallingState: CabinState {
  private let inner: Screen<CabinKind>

  init(_ states: CabinStates) {
    inner = Screen(initial: .empty, states: CabinStates(work: states.work, callsWhenEmpty: true))
  }

  override func enter() { host(inner) }
  override func leave() { transition(to: .empty) }
  override func call() { transition(to: .calling) }
}

private final class EmptyCabin: CabinState {
  private let work: PendingWork<Void, Void>?

  init(_ work: PendingWork<Void, Void>?) { self.work = work }

  override func enter() {
    guard let work else { return }
    perform {
      try await work(())
    } then: { _ in
      .called
    }
  }

  override func call() { transition(to: .calling) }
}

private struct CabinStates: StateFactory {
  let work: PendingWork<Void, Void>
  var callsWhenEmpty = false

  func makeState(for kind: CabinKind) -> CabinState {
    switch kind {
    case .calling: CallingState(self)
    case .empty: EmptyCabin(callsWhenEmpty ? work : nil)
    case .called: CabinState()
    }
  }
}
