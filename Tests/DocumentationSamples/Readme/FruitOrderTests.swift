import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What an enum with a switch lets go wrong, and what classes do.
@MainActor
@Suite(.noMistakes) struct FruitOrderTests {
  private let shop = PendingWork<Void, [String]>()

  @Test func ofTwoAnswersTheModelShowsTheLater() async {
    let model = FruitModel { [shop] in try await shop(()) }
    model.start()
    model.start()
    await turn()
    #expect(shop.calls.count == 2)
    await shop.calls[1].succeed(["new"])
    await shop.calls[0].succeed(["old"])
    #expect(model.state == .showing(["old"]))
  }

  @Test func theModelLoadsOnWhenItHasBeenLetGo() async {
    weak var model: FruitModel?
    do {
      let held = FruitModel { [shop] in try await shop(()) }
      model = held
      held.start()
      await turn()
    }
    #expect(model != nil)
    #expect(!shop.calls[0].isCancelled)
    shop.abandon()
  }

  @Test func theScreenLoadsOnceAndStopsWhenItHasBeenLetGo() async {
    do {
      let states = FruitStates { [shop] in try await shop(()) }
      let screen = Screen<FruitKind>(initial: .loading, states: states)
      screen.start()
      screen.start()
      screen.state.retry()
      await screen.settled()
    }
    #expect(shop.calls.count == 1)
    #expect(shop.calls[0].isCancelled)
    shop.abandon()
  }

  @Test func aRequestThatNoClassAnswersChangesNothingAndIsOnRecord() async {
    let screen = Screen<FruitKind>(initial: .showing([]), states: FruitStates { [] })
    let log = TransitionRecorder(of: screen)
    screen.start()
    screen.state.retry()
    #expect(screen.path == "showing")
    #expect(log.lines.last == "showing: retry() ignored")
  }

  /// Lets what was asked for reach the shop: the model's task was handed to the main actor first.
  private func turn() async {
    await Task { @MainActor in }.value
  }
}
