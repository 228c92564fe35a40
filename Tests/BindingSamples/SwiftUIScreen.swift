import ContentStates
import ScreenStates
import SwiftUI

struct FruitView: View {
  @State private var screen = ContentScreen(load: { ["apple", "pear"] })

  var body: some View {
    VStack {
      if screen.display.activity != nil { ProgressView() }
      List(screen.display.items, id: \.self) { fruit in Text(fruit) }
      if let failure = screen.display.failure { Text(failure.message) }
    }
    .onAppear { screen.start() }
    .refreshable { screen.state.refresh() }
  }
}
