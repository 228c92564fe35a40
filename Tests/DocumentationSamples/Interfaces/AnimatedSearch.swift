import ScreenStates
import SwiftUI

struct AnimatedSearch: View {
  let screen: SearchScreen

  var body: some View {
    SearchView(screen: screen)
      .animation(.default, value: screen.path)
  }
}
