import ContentStates
import ScreenStates

@main @MainActor struct Program {
  static var isOpen = false

  static func main() async {
    let screen = ContentScreen(times: .off) {
      if isOpen { ["apple", "pear"] } else { throw Failure("The shop is closed.") }
    }
    screen.start()
    let token = screen.observe { display in print(screen.path, display.items, display.announcement)
    }
    await screen.settled()
    isOpen = true
    screen.state.retry()
    await screen.settled()
    token.cancel()
  }
}
