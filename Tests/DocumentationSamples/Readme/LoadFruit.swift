import ScreenStates

/// Where fruit is asked for, over a connection.
@MainActor protocol Shop: AnyObject {
  func connect()
  func fruit() async throws -> [String]
  func disconnect()
}

/// Keeps the class of the README apart from the one of the whole screen, which has its name.
enum Readme {
  final class LoadFruitState: FruitState {
    private let shop: any Shop
    init(_ shop: any Shop) { self.shop = shop }

    override func enter() {
      shop.connect()
      display.isLoading = true
      perform { [shop] in
        try await shop.fruit()
      } then: { result in
        switch result {
        case .success(let fruit): .showing(fruit)
        case .failure: .failed("No fruit today.")
        }
      }
    }

    override func exit() { shop.disconnect() }
  }
}
