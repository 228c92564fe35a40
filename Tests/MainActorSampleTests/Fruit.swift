// The README's screen that loads.
import ContentStates
import ScreenStates

@MainActor func fruit() async {
  let screen = ContentScreen(times: .off, load: { ["apple", "pear"] })
  screen.start()
  print(screen.path, screen.display.announcement)
  await screen.settled()
  print(screen.path, screen.display.items, screen.display.announcement)
  screen.state.refresh()
  print(screen.path, screen.display.items)
  await screen.settled()
  print(screen.path)
}
