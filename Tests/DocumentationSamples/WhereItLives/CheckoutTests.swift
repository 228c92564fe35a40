import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

extension WhereItLives {
  @MainActor
  private final class ShopByHand: Shop {
    let list = PendingWork<Void, [String]>()
    let orders = PendingWork<String, Void>()
    func products() async throws -> [String] { try await list(()) }
    func order(_ product: String) async throws { try await orders(product) }
  }

  @MainActor
  @Suite(.noMistakes) struct CheckoutTests {
    @Test func anOrderSurvivesItsState() async throws {
      let shop = ShopByHand()
      let screen = Screen<CheckoutKind>(
        initial: .choosing(["tea"]), keeping: CheckoutKept(), states: CheckoutStates(shop: shop))
      screen.start()
      await screen.send { $0.order("tea") }
      #expect(screen.display.notice == "Ordering tea …")
      await screen.send { $0.reload() }
      #expect(screen.display == .drawing { $0.isBusy = true })
      await shop.orders.calls[0].succeed(())
      #expect(screen.kept.ordered == ["tea"])
      #expect(screen.path == "loading")
      #expect(screen.display.notice == "Ordered tea.")
      await shop.list.calls[0].succeed(["tea", "milk"])
      #expect(screen.display == .drawing { $0.products = ["tea", "milk"] })
      #expect(screen.kept.ordered == ["tea"])
    }

    @Test func aFailureIsShownByTheStateThatIsThenCurrent() async throws {
      let shop = ShopByHand()
      let screen = Screen<CheckoutKind>(
        initial: .choosing(["tea"]), keeping: CheckoutKept(), states: CheckoutStates(shop: shop))
      screen.start()
      await screen.send { $0.order("tea") }
      await screen.send { $0.reload() }
      await shop.orders.calls[0].fail(CancellationError())
      #expect(screen.kept.ordered == [])
      #expect(screen.display.notice == "tea is not ordered.")
      await shop.list.calls[0].succeed([])
    }
  }
}
