import ContentStates
import ScreenStates
import SwiftUI

struct FruitView: View {
  let screen: ContentScreen<NoRequest, String>
  var body: some View {
    List(screen.display.items, id: \.self) { fruit in Text(fruit) }
      .onAppear { screen.start() }
  }
}

struct RefreshedFruitView: View {
  let screen: ContentScreen<NoRequest, String>
  var body: some View {
    List(screen[\.items], id: \.self) { title in Text(title) }
      .refreshable { await screen.refresh() }
      .onAppear { screen.start() }
  }
}
