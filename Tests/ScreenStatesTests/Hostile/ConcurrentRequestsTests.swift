import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Requests of a hundred tasks on other threads, which reach the screen on the main actor.
@MainActor
@Suite(.noMistakes) struct ConcurrentRequestsTests {
  private nonisolated static let tasks = 100
  private nonisolated static let requestsOfTask = 50

  @Test func requestsFromAHundredTasksAreAllOnRecordOnce() async {
    let counts = Counts()
    let screen = Screen(
      initial: .showing(-1), states: CountedStates(counts: counts), clock: ManualClock())
    let log = TransitionRecorder(of: screen)
    screen.start()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<Self.tasks {
        group.addTask { @concurrent in
          for request in 0..<Self.requestsOfTask {
            let number = task * Self.requestsOfTask + request
            await MainActor.run { _ = screen.transition(to: .showing(number), cause: "tap") }
          }
        }
      }
    }
    let numbers = log.all.filter { $0.cause == "tap" && $0.outcome == .taken }.compactMap {
      if case .showing(let number)? = $0.to { number } else { nil }
    }
    #expect(numbers.sorted() == Array(0..<(Self.tasks * Self.requestsOfTask)))
    #expect(counts.entered == Self.tasks * Self.requestsOfTask + 1)
    #expect(counts.exited == counts.entered - 1)
    #expect(screen.display.number == numbers.last)
  }

  @Test func requestsThatComeWhileOthersLoadAndLeaveAreAllOnRecordOnce() async {
    let counts = Counts()
    let screen = Screen(
      initial: .showing(-1), states: CountedStates(counts: counts), clock: ManualClock())
    let log = TransitionRecorder(of: screen)
    screen.start()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<Self.tasks {
        group.addTask { @concurrent in
          for _ in 0..<Self.requestsOfTask {
            await MainActor.run { _ = screen.transition(to: .loading(task), cause: "tap") }
            await MainActor.run { counts.answer() }
          }
        }
      }
    }
    screen.stop()
    #expect(log.all.count { $0.cause == "tap" } == Self.tasks * Self.requestsOfTask)
    #expect(log.all.allSatisfy { $0.cause != "tap" || $0.outcome == .taken })
    #expect(counts.areEven)
    counts.close()
    await screen.settled()
  }
}
