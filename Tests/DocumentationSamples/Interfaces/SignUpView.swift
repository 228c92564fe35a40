import ScreenStates
import SwiftUI

struct SignUpView: View {
  let screen: SignUpScreen

  var body: some View {
    @Bindable var screen = screen
    VStack {
      Text(screen[\.step])
      switch screen[\.field] {
      case .name: TextField("Name", text: $screen.kept.name)
      case .mail: TextField("Address", text: $screen.kept.mail)
      case nil: EmptyView()
      }
      if let problem = screen[\.problem] { Text(problem) }
      if screen[\.isBusy] { ProgressView() }
      Button("Back") { screen.state.back() }
      Button("Next") { screen.state.next() }.disabled(!screen[\.canGoOn])
    }
  }
}
