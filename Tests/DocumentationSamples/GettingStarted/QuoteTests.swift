import ScreenStates
import ScreenStatesTestKit
import Testing

struct Offline: Error, CustomStringConvertible {
  let description = "You are offline."
}

struct QuotesByHand: QuoteService {
  let work = PendingWork<Void, String>()
  func quote() async throws -> String { try await work(()) }
}

@MainActor
@Suite struct QuoteTests {
  private let service = QuotesByHand()

  @Test func loadingShowsTheQuotation() async throws {
    let bench = StateBench(as: .loading) { LoadingState(service: service) }
    bench.enter()
    #expect(bench.display == .drawing { $0.isLoading = true })
    await bench.settled()
    await service.work.calls[0].succeed("Simple.")
    #expect(bench.next == .showing("Simple."))
    try await bench.check()
  }

  @Test func aFailureIsGoneAfterASuccess() async {
    let screen = QuoteScreen(initial: .loading, states: QuoteStates(service: service))
    screen.start()
    await screen.settled()
    await service.work.calls[0].fail(Offline())
    #expect(screen.display == .drawing { $0.error = "You are offline." })
    await screen.send { $0.another() }
    await service.work.calls[1].succeed("Simple.")
    #expect(screen.display == .drawing { $0.quote = "Simple." })
  }
}
