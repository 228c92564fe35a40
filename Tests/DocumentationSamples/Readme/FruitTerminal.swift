import ScreenStates

@MainActor func serve(
  _ screen: Screen<FruitKind>, readLine: () -> String? = { Swift.readLine() }
) async {
  let token = screen.observe { display in print(screen.path, display.fruit) }
  screen.start()
  await screen.settled()
  while readLine() == "retry" {
    screen.state.retry()
    await screen.settled()
  }
  token.cancel()
}
