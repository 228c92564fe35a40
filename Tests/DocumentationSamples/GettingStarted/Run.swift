import ScreenStates

struct OneQuote: QuoteService {
  func quote() async throws -> String { "Less, but better." }
}

@MainActor func showQuotes() async {
  let screen = QuoteScreen(initial: .loading, states: QuoteStates(service: OneQuote()))
  screen.start()
  let token = screen.observe { display in
    print(screen.path, display.isLoading, display.quote)
  }
  screen.state.another()
  await screen.settled()
  screen.state.another()
  await screen.settled()
  token.cancel()
}
