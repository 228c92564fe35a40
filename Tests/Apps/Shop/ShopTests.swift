import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

struct ShopByHand: ShopServer {
  let lists = PendingWork<Void, [Product]>()
  let orders = PendingWork<Outgoing<[Item]>, Void>()
  func products() async throws -> [Product] { try await lists(()) }
  func order(_ items: [Item], as id: String) async throws {
    try await orders(Outgoing(id: id, item: items))
  }
}

extension OutboxScreen<[Item]> {
  /// The outbox of the shop.
  static func orders(to server: ShopByHand, clock: ManualClock) -> OutboxScreen<[Item]> {
    let store = StoreInMemory<[Item]>()
    var states = OutboxStates(read: store.read, write: store.write) { order in
      try await server.order(order.item, as: order.id)
    }
    states.failure = { Failure("\($0)", canRetry: !($0 is SoldOut)) }
    return OutboxScreen<[Item]>(
      initial: .idle, keeping: OutboxContents(sender: "a"), states: states, clock: clock)
  }
}

struct SoldOut: Error, CustomStringConvertible {
  let description = "Sold out."
}

extension Product {
  static let shoe = Product(name: "shoe", sizes: [41, 42], colors: ["red", "blue"])
}

extension Item {
  static let shoe = Item(product: "shoe", size: 42, color: "red")
}

@MainActor
@Suite(.noMistakes) struct ShopTests {
  private let server = ShopByHand()
  private let clock = ManualClock()
  private let outbox: OutboxScreen<[Item]>

  init() { outbox = .orders(to: server, clock: clock) }

  private func bench(
    _ kind: ShopKind, keeping kept: ShopKept = ShopKept()
  ) async -> StateBench<ShopKind, ShopState> {
    let states = ShopStates(server: server, outbox: outbox)
    let bench = StateBench(kind, keeping: kept, states: states)
    bench.enter()
    await bench.settled()
    return bench
  }

  private func screen(keeping kept: ShopKept = ShopKept()) -> ShopScreen {
    let screen = ShopScreen(
      initial: .browsing(.showingData([.shoe])), keeping: kept,
      states: ShopStates(server: server, outbox: outbox))
    screen.start()
    return screen
  }

  // MARK: - Each state alone

  @Test func theListIsLoadedAndTriedAgainByReadyMadeStates() async {
    let screen = ShopScreen(
      initial: .browsing(.loading), keeping: ShopKept(),
      states: ShopStates(server: server, outbox: outbox), clock: clock)
    screen.start()
    await screen.settled()
    await server.lists.calls[0].fail(SoldOut())
    #expect(screen.path == "browsing/error")
    await screen.send { _ in screen.child(CatalogueKind.self)?.state.retry() }
    await server.lists.calls[1].succeed([.shoe])
    #expect(screen.display.pictures == ["[shoe]"])
  }

  @Test func theListShowsPicturesAndLeadsToAProduct() async throws {
    let bench = await bench(.browsing(.showingData([.shoe])), keeping: ShopKept(basket: [.shoe]))
    #expect(
      bench.display
        == .drawing {
          $0.pictures = ["[shoe]"]
          $0.basketCount = 1
        })
    bench.state.look(at: .shoe)
    #expect(bench.next == .looking(at: .shoe, in: .showingData([.shoe])))
    try await bench.check()
  }

  @Test func anEmptyBasketIsNotOrdered() async throws {
    let bench = await bench(.browsing(.loading))
    bench.state.order()
    #expect(bench.ignored == ["order()"])
    try await bench.check()
  }

  @Test func oneCanGoBack() async throws {
    let bench = await bench(.looking(at: .shoe, in: .showingData([.shoe])))
    bench.state.back()
    #expect(bench.next == .browsing(.showingData([.shoe])))
    #expect(bench.kept.basket.isEmpty)
    try await bench.check()
  }

  // MARK: - The children

  @Test func aPickerEndsInItsResult() async throws {
    let bench = StateBench(PickerKind.choosing([41, 42]), states: PickerStates())
    bench.enter()
    #expect(bench.display.choices == [41, 42])
    bench.state.choose(42)
    #expect(bench.next == .chosen(42))
    try await bench.check()
    let chosen = StateBench(PickerKind.chosen(42), states: PickerStates())
    chosen.enter()
    chosen.state.choose(41)
    #expect(chosen.ignored == ["choose(_:)"])
    try await chosen.check()
  }

  @Test func bothPickersHandTheirResultToTheirParent() {
    let screen = screen()
    screen.state.look(at: .shoe)
    #expect(screen.path == "looking/(choosing, choosing)")
    #expect(screen.child(PickerKind<Int>.self)?.display.choices == [41, 42])
    screen.child(PickerKind<String>.self)?.state.choose("red")
    #expect(screen.path == "looking/(choosing, chosen)")
    screen.child(PickerKind<Int>.self)?.state.choose(42)
    #expect(screen.kind == .browsing(.showingData([.shoe])))
    #expect(screen.kept.basket == [.shoe])
    #expect(screen.display.basketCount == 1)
    #expect(screen.child(PickerKind<Int>.self) == nil)
  }

  // MARK: - The order

  @Test func anOrderGoesOnWhenTheShopHasGone() async {
    outbox.start()
    var screen: ShopScreen? = screen(keeping: ShopKept(basket: [.shoe]))
    screen?.state.order()
    #expect(screen?.display.notice == "Your order is on its way.")
    #expect(screen?.kept == ShopKept())
    await screen?.send { $0.look(at: .shoe) }
    screen = nil
    await outbox.settled()
    await server.orders.calls[0].succeed(())
    #expect(server.orders.calls.map(\.argument) == [Outgoing(id: "a-1", item: [.shoe])])
    #expect(outbox.display == OutboxDisplay())
  }

  // MARK: - What two states share

  @Test func thePicturesLiveAsLongAsAStateThatShowsThem() {
    let states = ShopStates(server: server, outbox: outbox)
    weak var first: Pictures?
    weak var second: Pictures?
    do {
      let browsing = states.makeState(for: .browsing(.loading))
      first = states.pictures
      let looking = states.makeState(for: .looking(at: .shoe, in: .loading))
      second = states.pictures
      #expect(first != nil)
      #expect(first === second)
      withExtendedLifetime((browsing, looking)) {}
    }
    #expect(first == nil)
    #expect(states.pictures == nil)
  }

  // MARK: - Every history

  /// To the end in the long form of the tests, otherwise the short ones.
  @Test(.inOneMode()) func everyHistoryIsSound() async throws {
    var explorer = Self.explorer()
    if !isLongForm { explorer.depth = 6 }
    let report = await explorer.explore()
    try report.check()
    #expect(report.ending == (isLongForm ? .exhausted : .depth(6)))
  }

  /// Of every history, and of random ones.
  static func explorer() -> Explorer<ShopScreen, ShopDisplay> {
    let product = Product(name: "shoe", sizes: [42], colors: ["red"])
    let samples: [ShopKind] = [
      .browsing(.loading), .looking(at: product, in: .showingData([product])),
    ]
    var explorer = Explorer(ShopKind.self, samples: samples) { inputs in
      let server = ShopByHand()
      let clock = ManualClock()
      let outbox = OutboxScreen.orders(to: server, clock: clock)
      inputs.act(
        "screen.child(CatalogueKind.self)?.state.retry()",
        when: { $0.child(CatalogueKind.self)?.state.canRetry == true }
      ) { $0.child(CatalogueKind.self)?.state.retry() }
      inputs.act(
        "screen.child(CatalogueKind.self)?.state.refresh()",
        when: { $0.child(CatalogueKind.self)?.state.canRefresh == true }
      ) { $0.child(CatalogueKind.self)?.state.refresh() }
      inputs.request(
        "look(at: product)",
        when: { $0.child(CatalogueKind.self)?.display.items.isEmpty == false }
      ) { $0.look(at: product) }
      inputs.request("back()") { $0.back() }
      inputs.request("order()") { $0.order() }
      inputs.act(
        "screen.child(PickerKind<Int>.self)?.state.choose(42)",
        when: {
          $0.child(PickerKind<Int>.self) != nil && $0.kept.basket.isEmpty && outbox.kept.count < 2
        }
      ) { $0.child(PickerKind<Int>.self)?.state.choose(42) }
      inputs.act(
        "screen.child(PickerKind<String>.self)?.state.choose(\"red\")",
        when: { $0.child(PickerKind<String>.self) != nil }
      ) { $0.child(PickerKind<String>.self)?.state.choose("red") }
      inputs.answers(
        "server.lists", of: server.lists, .current, with: [.succeed([product]), .fail(SoldOut())])
      inputs.watch("outbox.kept") { outbox.kept }
      inputs.always("no order is without an item", when: { _ in outbox.kept.count > 0 }) { _ in
        !outbox.kept.waiting.contains { $0.item.isEmpty }
      }
      return ShopScreen(
        initial: .browsing(.loading), keeping: ShopKept(),
        states: ShopStates(server: server, outbox: outbox, times: .off), clock: clock)
    }
    // What is chosen waits for the other choice; no second pair of shoes is chosen here.
    explorer.mayEnd = [
      "PickerKind<Int>.chosen", "PickerKind<String>.chosen", "PickerKind<Int>.choosing",
    ]
    return explorer
  }
}
