import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Screens that are let go at every point of a load, on the main thread and on others.
@MainActor
@Suite(.noMistakes) struct DroppedScreensTests {
  enum Point: CaseIterable {
    case beforeStart, afterStart, whileWaiting, beforeTheAnswer, afterTheAnswer
  }

  @Test(arguments: Point.allCases, [false, true])
  func aDroppedScreenIsFreedAndItsEntriesAreExited(at point: Point, elsewhere: Bool) async {
    for _ in 0..<50 {
      let counts = Counts()
      let clock = ManualClock()
      var screen: Screen<CountedKind>? = Screen(
        initial: .loading(1), states: CountedStates(counts: counts), clock: clock)
      let gone = { [weak gone = screen] in gone }
      await bring(screen, to: point, counts)
      if elsewhere {
        let last = screen.take()
        await Task.detached { withExtendedLifetime(last) {} }.value
      } else {
        screen = nil
      }
      #expect(gone() == nil)
      counts.close()
      // The exit is owed on a next turn of the main actor, to which it was handed already.
      await Task { @MainActor in }.value
      #expect(counts.areEven)
      #expect(clock.scheduledCount == 0)
    }
  }

  private func bring(_ screen: Screen<CountedKind>?, to point: Point, _ counts: Counts) async {
    guard point != .beforeStart else { return }
    screen?.start()
    guard point != .afterStart else { return }
    await counts.hasBeenAsked()
    guard point != .whileWaiting else { return }
    counts.answer()
    if point == .afterTheAnswer { await screen?.settled() }
  }
}
