import Gallery
import ScreenStates
import Testing

@MainActor
@Suite struct LockedStateTests {
  @Test func asksForTheFare() {
    let fixture = TurnstileFixture(in: .locked)
    #expect(
      fixture.screen.display
        == turnstile {
          $0.due = 2
          $0.passages = 0
        })
    #expect(fixture.screen.state.answers == [.coin, .close])
  }

  @Test func aCoinThatIsNotTheWholeFareIsKeptAndDoesNotUnlock() async {
    let fixture = TurnstileFixture(in: .locked)
    fixture.screen.state.coin()
    #expect(fixture.screen.kind == .locked)
    #expect(fixture.screen.kept == TurnstileKept(coins: 1, paid: 1))
    #expect(fixture.screen.display.due == 1)
    #expect(await fixture.log(1) == ["locked → unlocked: coin() refused (guarded)"])
  }

  @Test func theLastCoinUnlocksInOneFrame() {
    let fixture = TurnstileFixture(in: .locked, keeping: TurnstileKept(coins: 1, paid: 1))
    fixture.screen.state.coin()
    #expect(fixture.screen.kind == .unlocked)
    #expect(fixture.screen.kept == TurnstileKept(coins: 2, paid: 2))
    #expect(
      fixture.frames == [
        turnstile {
          $0.due = 1
          $0.passages = 0
        },
        turnstile {
          $0.isOpen = true
          $0.sentence = "Please pass."
        },
      ])
  }

  @Test func aPushIsIgnoredOnTheRecord() async {
    let fixture = TurnstileFixture(in: .locked)
    fixture.screen.state.push()
    #expect(fixture.screen.kept == TurnstileKept())
    #expect(fixture.frames.count == 1)
    #expect(await fixture.log(1) == ["locked: push() ignored"])
  }

  @Test func nobodyUnlocksItFromOutsideWithoutTheFare() {
    let fixture = TurnstileFixture(in: .locked)
    #expect(fixture.screen.transition(to: .unlocked).refusal?.reason == .guarded)
    #expect(fixture.screen.kind == .locked)
  }

  @Test func closesForTheNight() {
    let fixture = TurnstileFixture(in: .locked)
    fixture.screen.state.close()
    #expect(fixture.screen.kind == .outOfService)
  }
}

@MainActor
@Suite struct UnlockedStateTests {
  private let paid = TurnstileKept(coins: 2, paid: 2)

  @Test func opensTheArm() {
    let fixture = TurnstileFixture(in: .unlocked, keeping: paid)
    #expect(
      fixture.screen.display
        == turnstile {
          $0.isOpen = true
          $0.sentence = "Please pass."
        })
    #expect(fixture.screen.state.answers == [.push, .close])
  }

  @Test func aPushLetsOnePassAndLocks() {
    let fixture = TurnstileFixture(in: .unlocked, keeping: paid)
    fixture.screen.state.push()
    #expect(fixture.screen.kind == .locked)
    #expect(fixture.screen.kept == TurnstileKept(coins: 2, paid: 0, passages: 1))
    #expect(fixture.screen.display.passages == 1)
  }

  @Test func aCoinIsIgnoredOnTheRecordAndNotKept() async {
    let fixture = TurnstileFixture(in: .unlocked, keeping: paid)
    fixture.screen.state.coin()
    #expect(fixture.screen.kept == paid)
    #expect(await fixture.log(1) == ["unlocked: coin() ignored"])
  }

  @Test func doesNotCloseBeforeWhoHasPaidHasPassed() async {
    let fixture = TurnstileFixture(in: .unlocked, keeping: paid)
    fixture.screen.state.close()
    #expect(fixture.screen.kind == .unlocked)
    #expect(await fixture.log(1) == ["unlocked → outOfService: close() refused (guarded)"])
  }
}

@MainActor
@Suite struct OutOfServiceStateTests {
  @Test func saysThatItIsClosed() {
    let fixture = TurnstileFixture(in: .outOfService)
    #expect(fixture.screen.display == turnstile { $0.sentence = "Closed for the night." })
    #expect(fixture.screen.state.answers == [.open])
  }

  @Test func takesNoCoinAndLetsNobodyPass() async {
    let fixture = TurnstileFixture(in: .outOfService)
    fixture.screen.state.coin()
    fixture.screen.state.push()
    fixture.screen.transition(to: .unlocked)
    #expect(fixture.screen.kept == TurnstileKept())
    #expect(fixture.frames.count == 1)
    #expect(
      await fixture.log(3).prefix(2) == [
        "outOfService: coin() ignored", "outOfService: push() ignored",
      ])
    #expect(fixture.screen.kind == .outOfService)
  }

  @Test func opensInTheMorning() {
    let fixture = TurnstileFixture(in: .outOfService)
    fixture.screen.state.open()
    #expect(fixture.screen.kind == .locked)
  }
}
