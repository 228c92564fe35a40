import Gallery
import ScreenStates
import Testing

@MainActor
@Suite struct TurnstileFlowTests {
  @Test func twoPeoplePayAndPass() async {
    let fixture = TurnstileFixture(in: .locked)
    for _ in 1...2 {
      fixture.screen.state.coin()
      fixture.screen.state.coin()
      fixture.screen.state.push()
    }
    #expect(fixture.screen.kept == TurnstileKept(coins: 4, paid: 0, passages: 2))
    #expect(
      await fixture.log(6)
        == [
          "locked → unlocked: coin() refused (guarded)",
          "locked → unlocked: coin()",
          "unlocked → locked: push()",
          "locked → unlocked: coin() refused (guarded)",
          "locked → unlocked: coin()",
          "unlocked → locked: push()",
        ])
  }

  @Test func whatWasPaidInTheEveningCountsInTheMorning() {
    let fixture = TurnstileFixture(in: .locked)
    fixture.screen.state.coin()
    fixture.screen.state.close()
    fixture.screen.state.open()
    #expect(fixture.screen.display.due == 1)
    fixture.screen.state.coin()
    #expect(fixture.screen.kind == .unlocked)
  }

  /// A screen is saved as its kind and what it keeps.
  @Test(arguments: TurnstileKind.allCases)
  func isRestoredFromItsKindAndWhatItKeeps(_ kind: TurnstileKind) {
    let kept = TurnstileKept(coins: 5, paid: kind == .unlocked ? 2 : 1, passages: 2)
    let saved = TurnstileFixture(in: kind, keeping: kept)
    let restored = TurnstileFixture(in: saved.screen.kind, keeping: saved.screen.kept)
    #expect(restored.screen.display == saved.screen.display)
  }
}
