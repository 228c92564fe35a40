import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The point of the source: whatever the order of the answers, nothing of an older one is left.
@MainActor
@Suite(.noMistakes) struct HistoryOrderTests {
  @Test func threeCallsHaveFifteenOrders() {
    let orders = AnswerOrder.all(of: 3)
    #expect(Set(orders.map(\.events)).count == 15)
    // In six of them all three calls are under way before the first answer.
    #expect(orders.count { $0.events.prefix(3) == [.ask(0), .ask(1), .ask(2)] } == 6)
    #expect(CallOutcome.all(of: 3).count == 27)
  }

  /// Each order of three calls, with each combination of what they are answered with, against an
  /// oracle, after each single step, whole displays compared.
  @Test(arguments: AnswerOrder.all(of: 3))
  func onlyTheAnswerToTheLastCallIsShown(_ order: AnswerOrder) async {
    for outcomes in CallOutcome.all(of: 3) {
      let fixture = await HistoryFixture(in: order, outcomes)
      #expect(fixture.calls.count == 3)
      #expect(fixture.work.waiting.isEmpty)
    }
  }
}

extension HistoryFixture {
  /// Goes through an order, and compares each step with what is expected.
  fileprivate convenience init(in order: AnswerOrder, _ outcomes: [CallOutcome]) async {
    await self.init(at: .hidden)
    var expected = ExpectedHistory()
    for (step, event) in order.events.enumerated() {
      switch event {
      case .ask:
        await askAgain()
        expected.giveUp()
        expected.ask()
      case .answer(let call):
        await answer(call, with: outcomes[call])
        expected.answer(call, with: outcomes[call])
      }
      #expect(
        screen.display == expected.display, "step \(step) of: \(order), with \(outcomes)")
    }
  }

  /// What a person does: reveal it, wait until a load has failed, try again, else refresh.
  private func askAgain() async {
    if screen.display.isHidden { return await screen.send { $0.reveal() } }
    if screen.display.activity != nil { await clock.advance(by: .seconds(30)) }
    let isTrouble = screen.display.failure != nil || screen.display.notice != nil
    await screen.send { isTrouble ? $0.retry() : $0.refresh() }
  }

  private func answer(_ call: Int, with outcome: CallOutcome) async {
    switch outcome {
    case .items: await calls[call].succeed(Page(["show \(call)"]))
    case .nothing: await calls[call].succeed(Page([]))
    case .error: await calls[call].fail(Complaint("No \(call)."))
    }
  }
}
