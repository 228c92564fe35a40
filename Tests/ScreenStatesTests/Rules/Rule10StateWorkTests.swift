import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Work of a state ends with it.
@MainActor
@Suite(.probes, .noMistakes) struct Rule10StateWorkTests {
  private let probe = Probe()

  @Test(
    arguments: [
      (.b, ["then b", "may a → b", "make b", "exit a", "enter b"]),
      // To stay.
      (nil, ["then nil"]),
    ] as [(ProbeKind?, [String])])
  func theResultBecomesTheNextKind(kind: ProbeKind?, log: [String]) async {
    let work = PendingWork<Void, ProbeKind?>()
    let screen = await probe.screen(performing: work)
    await work.calls[0].succeed(kind)
    #expect(probe.log == log)
    #expect(screen.kind == kind ?? .a)
  }

  @Test func anErrorIsAResultToo() async {
    let work = PendingWork<Void, ProbeKind?>()
    let screen = await probe.screen(performing: work)
    await work.calls[0].fail(CancellationError())
    #expect(probe.log == ["then CancellationError", "may a → c", "make c", "exit a", "enter c"])
    #expect(screen.kind == .c)
  }

  @Test func workRunsOnTheMainActorWhenItsStarterHasReturnedAndIsToldThen() async {
    probe.entering(.a) { state in
      state.perform {
        MainActor.assertIsolated()
        probe.note("work")
      } then: { _ in
        probe.stay(noting: "then")
      }
      probe.note("enter ends")
    }
    let screen = probe.startedScreen()
    await screen.settled()
    #expect(probe.log == ["make a", "enter a", "enter ends", "work", "then"])
  }

  @Test func aHandleThatIsCancelledEndsTheWorkSoonerAndSaysNothing() async {
    let work = PendingWork<Void, Void>()
    var handle: ProbeScreen.Work?
    probe.entering(.a) { state in
      handle = state.perform {
        try await work(())
      } then: { _ in
        probe.note("then")
        return .b
      }
    }
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    await screen.settled()
    #expect(handle?.isUnderWay == true)
    handle?.cancel()
    handle?.cancel()
    #expect(handle?.isUnderWay == false)
    await work.calls[0].succeed(())
    #expect(probe.log == [])
    #expect(await records.lines() == [])
  }

  @Test func aHandleIsNotUnderWayInItsOwnThen() async {
    var handle: ProbeScreen.Work?
    probe.entering(.a) { state in
      handle = state.load { probe.stay(noting: "\(handle?.isUnderWay ?? true)") }
    }
    let screen = probe.quietScreen()
    await screen.settled()
    #expect(probe.log == ["false"])
  }

  @Test func severalPiecesOfWorkAreToldEachAndTheFirstThatLeavesDropsTheOthers() async {
    let work = PendingWork<Int, Int>()
    probe.entering(.a) { state in
      for number in 1...3 {
        state.perform {
          try await work(number)
        } then: { result in
          probe.note("then \(number)")
          return (try? result.get()) == 0 ? .b : nil
        }
      }
    }
    let screen = probe.quietScreen()
    await screen.settled()
    await work.calls[2].succeed(1)
    await work.calls[0].succeed(0)
    await work.calls[1].succeed(1)
    #expect(probe.log == ["then 3", "then 1", "may a → b", "make b", "exit a", "enter b"])
  }
}
