import MistakeTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The state that the README shows, on a bench and in a screen.
@MainActor
@Suite(.noMistakes) struct LoadFruitTests {
  private typealias LoadFruitState = Readme.LoadFruitState

  @Test func loadingShowsWhatTheMarketHas() async throws {
    let market = MarketByHand()
    let bench = StateBench(as: .loading) { LoadFruitState(market) }
    bench.enter()
    #expect(bench.display.isLoading)
    await bench.settled()
    await market.work.calls[0].succeed(["apple"])
    #expect(bench.next == .showing(["apple"]))
    try await bench.check()
  }

  @Test func theConnectionEndsWithTheStateAndALateAnswerIsDropped() async {
    let market = MarketByHand()
    let screen = Screen<FruitKind>(initial: .loading, states: MarketStates(market: market))
    let log = TransitionRecorder(of: screen)
    screen.start()
    await screen.settled()
    #expect(market.isConnected)
    screen.transition(to: .failed("Closed."))
    #expect(!market.isConnected)
    #expect(screen.display.message == "Closed.")
    #expect(!screen.display.isLoading)
    await market.work.calls[0].succeed(["apple"])
    #expect(screen.path == "failed")
    #expect(log.lines.last == "failed: result refused (stale)")
  }
}

@MainActor private final class MarketByHand: Market {
  let work = PendingWork<Void, [String]>()
  private(set) var isConnected = false
  func connect() { isConnected = true }
  func fruit() async throws -> [String] { try await work(()) }
  func disconnect() { isConnected = false }
}

private struct MarketStates: StateFactory {
  let market: any Market
  func makeState(for kind: FruitKind) -> FruitState {
    switch kind {
    case .loading: Readme.LoadFruitState(market)
    case .showing(let fruit): ShowFruitState(fruit)
    case .failed(let message): FruitErrorState(message)
    }
  }
}
