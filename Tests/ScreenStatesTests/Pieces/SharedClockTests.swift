import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A clock that several screens share takes nothing from one screen to another.
@MainActor
@Suite(.probes, .noMistakes) struct SharedClockTests {
  @TaskLocal private static var user: String?

  private let hand = ManualClock()
  private let first: ProbeScreen
  private let second: ProbeScreen

  init() {
    let clock = SleepingClock(hand)
    first = Probe().startedScreen(clock: clock)
    second = Probe().startedScreen(clock: clock)
  }

  /// What a timer of the second screen finds, and the work that it starts.
  ///
  /// The first screen sets one that is due sooner, so that the clock sleeps for that one.
  private func found<Value>(
    _ value: @escaping @MainActor () -> Value, _ setFirst: @MainActor (ProbeState) async -> Void
  ) async -> [Value] {
    let answered = Moment()
    var found: [Value] = []
    second.state.after(.seconds(2)) { [weak state = second.state] in
      found.append(value())
      state?.perform {
        found.append(value())
      } then: { _ in
        answered.happen()
        return nil
      }
      return nil
    }
    await setFirst(first.state)
    await hand.advance(by: .seconds(2))
    await answered.hasHappened()
    return found
  }

  @Test func aTimerAndTheWorkThatItStartsFindNoTaskLocalValueOfAnotherScreen() async {
    let found = await found({ Self.user }) { state in
      Self.$user.withValue("first") { _ = state.after(.seconds(1)) { nil } }
    }
    #expect(found == [nil, nil])
  }

  @Test func workDoesNotTakeThePriorityOfAnotherScreensTimer() async {
    let priorities = await found({ Task.currentPriority }) { state in
      let isSet = Moment()
      // No one awaits this task, which would raise its priority.
      Task(priority: .background) {
        state.after(.seconds(1)) { nil }
        isSet.happen()
      }
      await isSet.hasHappened()
    }
    #expect(priorities.count == 2)
    #expect(priorities.allSatisfy { $0 > .utility })
  }

  @Test func aTimerThatIsSetWhileAnotherScreensFiresFindsNoValueOfIt() async {
    let isSet = Moment()
    let fired = Moment()
    var found: [String?] = []
    Self.$user.withValue("first") {
      _ = first.state.after(.seconds(1)) { [weak state = second.state] in
        state?.after(.seconds(1)) {
          found.append(Self.user)
          fired.happen()
          return nil
        }
        isSet.happen()
        return nil
      }
    }
    await hand.advance(by: .seconds(1))
    await isSet.hasHappened()
    await hand.advance(by: .seconds(1))
    await fired.hasHappened()
    #expect(found == [nil])
  }
}
