import ScreenStates

@MainActor func theDoor() async {
  let screen = Screen<DoorKind>(initial: .closed(isLocked: true), states: DoorStates())
  let log = screen.transitions()
  screen.start()
  let closed = screen.state
  closed.push()
  screen.transition(to: .closed(isLocked: false))
  closed.push()
  screen.state.push()
  screen.state.push()
  screen.stop()
  var count = 0
  for await record in log {
    print(record)
    count += 1
    if count == 7 { break }
  }
}
