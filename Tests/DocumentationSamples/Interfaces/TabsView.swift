import ScreenStates
import SwiftUI

struct TabsView: View {
  let screen: TabsScreen

  var body: some View {
    @Bindable var screen = screen
    TabView(selection: $screen.kept.tab) {
      if let shop = screen.child(ShopKind.self) {
        ShopView(screen: shop).tabItem { Text("Shop") }.tag(TabName.shop)
      }
      if let account = screen.child(SignUpKind.self) {
        SignUpView(screen: account).tabItem { Text("Account") }.tag(TabName.account)
      }
    }
  }
}
