import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct LockedStateTests {
  @Test func asksForTheFare() async throws {
    let bench = turnstileBench(.locked)
    #expect(
      bench.display
        == .drawing {
          $0.due = 2
          $0.passages = 0
        })
    #expect(bench.state.answers == [.coin, .close])
    try await bench.check()
  }

  @Test func aCoinThatIsNotTheWholeFareIsKeptAndDoesNotUnlock() async throws {
    let bench = turnstileBench(.locked)
    bench.state.coin()
    #expect(bench.kept == TurnstileKept(coins: 1, paid: 1))
    #expect(bench.display.due == 1)
    #expect(bench.requested.isEmpty)
    #expect(bench.refused.map(\.reason) == [.guarded])
    try await bench.check()
  }

  @Test func theLastCoinUnlocks() async throws {
    let bench = turnstileBench(.locked, keeping: TurnstileKept(coins: 1, paid: 1))
    bench.state.coin()
    #expect(bench.kept == TurnstileKept(coins: 2, paid: 2))
    #expect(bench.requested.map(\.description) == ["unlocked: coin()"])
    try await bench.check()
  }

  @Test func aPushIsIgnored() async throws {
    let bench = turnstileBench(.locked)
    bench.state.push()
    #expect(bench.kept == TurnstileKept())
    #expect(bench.ignored == ["push()"])
    #expect(bench.frames.count == 1)
    try await bench.check()
  }

  @Test func closesForTheNight() async throws {
    let bench = turnstileBench(.locked)
    bench.state.close()
    #expect(bench.next == .outOfService)
    try await bench.check()
  }
}

@MainActor
@Suite(.noMistakes) struct UnlockedStateTests {
  private let paid = TurnstileKept(coins: 2, paid: 2)

  @Test func opensTheArm() async throws {
    let bench = turnstileBench(.unlocked, keeping: paid)
    #expect(
      bench.display
        == .drawing {
          $0.isOpen = true
          $0.sentence = "Please pass."
        })
    #expect(bench.state.answers == [.push, .close])
    try await bench.check()
  }

  @Test func aPushLetsOnePassAndLocks() async throws {
    let bench = turnstileBench(.unlocked, keeping: paid)
    bench.state.push()
    #expect(bench.next == .locked)
    #expect(bench.kept == TurnstileKept(coins: 2, paid: 0, passages: 1))
    try await bench.check()
  }

  @Test func aCoinIsIgnoredAndNotKept() async throws {
    let bench = turnstileBench(.unlocked, keeping: paid)
    bench.state.coin()
    #expect(bench.kept == paid)
    #expect(bench.ignored == ["coin()"])
    try await bench.check()
  }

  @Test func doesNotCloseBeforeWhoHasPaidHasPassed() async throws {
    let bench = turnstileBench(.unlocked, keeping: paid)
    bench.state.close()
    #expect(bench.requested.isEmpty)
    #expect(bench.refused.map(\.reason) == [.guarded])
    try await bench.check()
  }
}

@MainActor
@Suite(.noMistakes) struct OutOfServiceStateTests {
  @Test func saysThatItIsClosed() async throws {
    let bench = turnstileBench(.outOfService)
    #expect(bench.display == .drawing { $0.sentence = "Closed for the night." })
    #expect(bench.state.answers == [.open])
    try await bench.check()
  }

  @Test func takesNoCoinAndLetsNobodyPass() async throws {
    let bench = turnstileBench(.outOfService)
    bench.state.coin()
    bench.state.push()
    #expect(bench.ignored == ["coin()", "push()"])
    #expect(bench.kept == TurnstileKept())
    #expect(bench.frames.count == 1)
    #expect(!bench.state.canTransition(to: .unlocked))
    try await bench.check()
  }

  @Test func opensInTheMorning() async throws {
    let bench = turnstileBench(.outOfService)
    bench.state.open()
    #expect(bench.next == .locked)
    try await bench.check()
  }
}
