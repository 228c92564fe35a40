import ScreenStates

/// Where fruit is asked for, over a connection.
@MainActor protocol Market: AnyObject {
  func connect()
  func fruit() async throws -> [String]
  func disconnect()
}

/// Keeps the class of the README apart from the one of the whole screen, which has its name.
enum Readme {
  final class LoadFruitState: FruitState {
    private let market: any Market
    init(_ market: any Market) { self.market = market }

    override func enter() {
      market.connect()
      display.isLoading = true
      perform { [market] in
        try await market.fruit()
      } then: { result in
        switch result {
        case .success(let fruit): .showing(fruit)
        case .failure(let error): .failed("\(error)")
        }
      }
    }

    override func exit() { market.disconnect() }
  }
}
