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

  @Test func aTimerAndTheWorkThatItStartsFindNoTaskLocalValueOfAnotherScreen() async {
    let answered = Moment()
    var found: [String?] = []
    second.state.after(.seconds(2)) { [weak state = second.state] in
      found.append(Self.user)
      state?.perform {
        found.append(Self.user)
      } then: { _ in
        answered.happen()
        return nil
      }
      return nil
    }
    // This one is due first, so from here on the clock sleeps for it.
    Self.$user.withValue("first") { _ = first.state.after(.seconds(1)) { nil } }
    await hand.advance(by: .seconds(2))
    await answered.hasHappened()
    #expect(found == [nil, nil])
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

  @Test func workDoesNotTakeThePriorityOfAnotherScreensTimer() async {
    let isSet = Moment()
    let answered = Moment()
    var priorities: [TaskPriority] = []
    second.state.after(.seconds(2)) { [weak state = second.state] in
      priorities.append(Task.currentPriority)
      state?.perform {
        priorities.append(Task.currentPriority)
      } then: { _ in
        answered.happen()
        return nil
      }
      return nil
    }
    // No one awaits this task, which would raise its priority.
    Task(priority: .background) { [first] in
      first.state.after(.seconds(1)) { nil }
      isSet.happen()
    }
    await isSet.hasHappened()
    await hand.advance(by: .seconds(2))
    await answered.hasHappened()
    #expect(priorities.count == 2)
    #expect(priorities.allSatisfy { $0 > .utility })
  }
}
