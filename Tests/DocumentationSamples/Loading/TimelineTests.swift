import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct TimelineTests {
  @Test func whatIsSeenOfASlowLoad() async {
    let clock = ManualClock()
    let service = PendingWork<Void, [String]>()
    let screen = ContentScreen(clock: clock, load: { try await service(()) })
    screen.start()
    await screen.settled()
    #expect(screen.display.activity == nil)
    await clock.advance(by: .milliseconds(300))
    #expect(screen.display.activity == .loading)
    await clock.advance(to: ScreenInstant(.seconds(5)))
    #expect(screen.display.activity == .stillLoading)
    await clock.advance(to: ScreenInstant(.seconds(30)))
    #expect(screen.display.failure == Failure("It took too long."))
    await screen.send { $0.retry() }
    await service.calls[1].succeed(["apple"])
    #expect(screen.display.items == ["apple"])
    #expect(screen.display.failure == nil)
  }

  @Test func aRefreshThatFailsLeavesTheItems() async {
    let service = PendingWork<Void, [String]>()
    let screen = ContentScreen(times: .off, load: { try await service(()) })
    screen.start()
    await screen.settled()
    await service.calls[0].succeed(["apple"])
    await screen.send { $0.refresh() }
    await service.calls[1].fail(Offline())
    #expect(screen.display.items == ["apple"])
    #expect(screen.display.notice?.message == "You are offline.")
    await screen.send { $0.retry() }
    #expect(screen.path == "refreshing")
    service.abandon()
  }
}
