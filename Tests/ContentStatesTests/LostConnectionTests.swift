import ContentStates
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A connection that is lost pauses the wait for a retry.
@MainActor
@Suite(.noMistakes) struct LostConnectionTests {
  @Test func aConnectionThatComesAndGoesDoesNotBeginTheWaitAnew() async {
    let connection = PendingSequence<Bool>()
    let shelf = await Shelf(at: .loading("a"), times: .off) {
      $0.retries = RetryPolicy(limit: 3, jitter: { 1 })
      $0.setConnection { connection }
    }
    await shelf.fail(Failure("Busy.", retryAfter: .seconds(2)))
    for remaining in [1_100, 200] as [Int64] {
      await shelf.clock.advance(by: .milliseconds(900))
      await connection.send(false)
      await shelf.clock.advance(by: .seconds(10))
      await connection.send(true)
      #expect(shelf.display.retry?.remaining == .milliseconds(remaining))
    }
    #expect(shelf.asked.count == 1)
    await shelf.clock.advance(by: .milliseconds(200))
    #expect(shelf.asked.count == 2)
    await shelf.answer([1])
  }
}
