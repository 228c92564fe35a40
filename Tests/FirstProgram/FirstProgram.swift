import ContentStates
import ScreenStates

@main @MainActor struct Program {
  static var isOpen = false
  static func main() async {
    let screen = ContentScreen(times: .off) {
      if isOpen { ["apple", "pear"] } else { throw Failure("The shop is closed.") }
    }
    screen.start()
    let token = screen.observe { print(screen.path, $0.items, $0.announcement) }
    await screen.settled()
    isOpen = true
    screen.state.retry()
    await screen.settled()
    token.cancel()
  }
}
