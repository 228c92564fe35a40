import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

struct ShopByHand: ShopServer {
  let lists = PendingWork<Void, [Product]>()
  let orders = PendingWork<ShopOrder, Void>()
  func products() async throws -> [Product] { try await lists(()) }
  func order(_ items: [Item], as number: Int) async throws {
    try await orders(ShopOrder(items: items, number: number))
  }
}

struct ShopOrder: Equatable {
  let items: [Item]
  let number: Int
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

  private func bench(
    _ kind: ShopKind, keeping kept: ShopKept = ShopKept()
  ) async -> StateBench<ShopKind, ShopState> {
    let bench = StateBench(kind, keeping: kept, states: ShopStates(server: server))
    bench.enter()
    await bench.settled()
    return bench
  }

  private func screen(keeping kept: ShopKept = ShopKept()) -> ShopScreen {
    let screen = ShopScreen(
      initial: .browsing(.showingData([.shoe])), keeping: kept, states: ShopStates(server: server))
    screen.start()
    return screen
  }

  // MARK: - Each state alone

  @Test func theListIsLoadedAndTriedAgainByReadyMadeStates() async {
    let screen = ShopScreen(
      initial: .browsing(.loading), keeping: ShopKept(), states: ShopStates(server: server),
      clock: ManualClock())
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

  @Test func theTwoPickersStandSideBySide() async throws {
    let bench = await bench(.looking(at: .shoe, in: .showingData([.shoe])))
    #expect(bench.underWay.map(\.form) == [.child(path: "choosing"), .child(path: "choosing")])
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

  @Test func anOrderGoesOnWhenTheCustomerLooksAtSomethingElse() async {
    let screen = screen(keeping: ShopKept(basket: [.shoe]))
    screen.state.order()
    #expect(screen.display.notice == "Ordering …")
    screen.state.order()
    await screen.send { $0.look(at: .shoe) }
    screen.kept.basket.append(.shoe)
    await server.orders.calls[0].succeed(())
    #expect(screen.display.notice == "Ordered.")
    #expect(screen.kept == ShopKept(basket: [.shoe], number: 2))
    #expect(server.orders.calls.map(\.argument) == [ShopOrder(items: [.shoe], number: 1)])
  }

  @Test func anOrderThatFailedCanBeRepeated() async {
    let screen = screen(keeping: ShopKept(basket: [.shoe]))
    await screen.send { $0.order() }
    await server.orders.calls[0].fail(SoldOut())
    #expect(screen.display.notice == "Sold out.")
    await screen.send { $0.order() }
    #expect(server.orders.calls.map(\.argument?.number) == [1, 1])
    await server.orders.calls[1].succeed(())
    #expect(screen.kept == ShopKept(number: 2))
  }

  // MARK: - What two states share

  @Test func thePicturesLiveAsLongAsAStateThatShowsThem() {
    let states = ShopStates(server: server)
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
    let product = Product(name: "shoe", sizes: [42], colors: ["red"])
    let samples: [ShopKind] = [
      .browsing(.loading), .looking(at: product, in: .showingData([product])),
    ]
    var explorer = Explorer(ShopKind.self, samples: samples) { inputs in
      let server = ShopByHand()
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
          $0.child(PickerKind<Int>.self) != nil && $0.kept.basket.isEmpty && $0.kept.number < 3
        }
      ) { $0.child(PickerKind<Int>.self)?.state.choose(42) }
      inputs.act(
        "screen.child(PickerKind<String>.self)?.state.choose(\"red\")",
        when: { $0.child(PickerKind<String>.self) != nil }
      ) { $0.child(PickerKind<String>.self)?.state.choose("red") }
      inputs.answers(
        "server.lists", of: server.lists, .current, with: [.succeed([product]), .fail(SoldOut())])
      inputs.answers(
        "server.orders", of: server.orders, .current, with: [.succeed(()), .fail(SoldOut())])
      inputs.always("no order is without an item", when: { _ in !server.orders.calls.isEmpty }) {
        _ in !server.orders.calls.contains { $0.argument?.items.isEmpty == true }
      }
      inputs.always("one order at a time") { _ in
        server.orders.waiting.count { !$0.isCancelled } <= 1
      }
      return ShopScreen(
        initial: .browsing(.loading), keeping: ShopKept(),
        states: ShopStates(server: server, times: .off),
        clock: ManualClock())
    }
    if !isLongForm { explorer.depth = 6 }
    let report = await explorer.explore()
    try report.check()
    #expect(report.ending == (isLongForm ? .exhausted : .depth(6)))
  }
}
