import ScreenStates
import SwiftUI

struct FinderView: View {
  let screen: FinderScreen

  var body: some View {
    @Bindable var screen = screen
    List(screen[\.hits], id: \.self) { hit in Text(hit) }
      .searchable(text: $screen.kept.words)
  }
}
