import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The state that the README shows, on a bench and in a screen.
@MainActor
@Suite(.noMistakes) struct LoadFruitTests {
  private typealias LoadFruitState = Readme.LoadFruitState

  @Test func loadingShowsWhatTheShopHas() async throws {
    let shop = ShopByHand()
    let bench = StateBench(as: .loading) { LoadFruitState(shop) }
    bench.enter()
    #expect(bench.display.isLoading)
    await bench.settled()
    await shop.work.calls[0].succeed(["apple"])
    #expect(bench.next == .showing(["apple"]))
    try await bench.check()
  }

  @Test func theConnectionEndsWithTheStateAndALateAnswerIsDropped() async {
    let shop = ShopByHand()
    let screen = Screen<FruitKind>(initial: .loading, states: FruitShopStates(shop: shop))
    let log = TransitionRecorder(of: screen)
    screen.start()
    await screen.settled()
    #expect(shop.isConnected)
    screen.transition(to: .failed("Closed."))
    #expect(!shop.isConnected)
    #expect(screen.display.message == "Closed.")
    #expect(!screen.display.isLoading)
    await shop.work.calls[0].succeed(["apple"])
    #expect(screen.path == "failed")
    #expect(log.lines.last == "failed: result refused (stale)")
  }
}

@MainActor private final class ShopByHand: Shop {
  let work = PendingWork<Void, [String]>()
  private(set) var isConnected = false
  func connect() { isConnected = true }
  func fruit() async throws -> [String] { try await work(()) }
  func disconnect() { isConnected = false }
}

private struct FruitShopStates: StateFactory {
  let shop: any Shop
  func makeState(for kind: FruitKind) -> FruitState {
    switch kind {
    case .loading: Readme.LoadFruitState(shop)
    case .showing(let fruit): ShowFruitState(fruit)
    case .failed(let message): FruitErrorState(message)
    }
  }
}
