import ScreenStates
import SwiftUI

struct SearchView: View {
  let screen: SearchScreen

  var body: some View {
    @Bindable var screen = screen
    VStack {
      TextField("Search", text: $screen.kept.words)
      Button("Search") { screen.state.search() }
      if screen.display.isSearching { ProgressView() }
      List(screen[\.hits], id: \.self) { hit in Text(hit) }
      if let message = screen.display.message { Text(message) }
    }
    .onAppear { screen.start() }
  }
}
