import ScreenStates

enum TabName { case shop, account }

struct TabsDisplay: ScreenDisplay {}

struct TabsKept {
  var tab = TabName.shop
}

enum TabsKind: StateKind {
  typealias Display = TabsDisplay
  typealias Kept = TabsKept
  case open
}

typealias TabsScreen = Screen<TabsKind>

/// Runs the screens of both tabs side by side.
final class TabsState: TabsScreen.State {
  private let shop: ShopScreen
  private let account: SignUpScreen

  init(shop: ShopScreen, account: SignUpScreen) { (self.shop, self.account) = (shop, account) }

  override func enter() {
    host(shop)
    host(account)
  }
}
