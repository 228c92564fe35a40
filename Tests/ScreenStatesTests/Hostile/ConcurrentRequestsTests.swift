import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Requests of a hundred tasks on other threads, which reach the screen on the main actor.
@MainActor
@Suite(.noMistakes) struct ConcurrentRequestsTests {
  private nonisolated static let tasks = 100
  private nonisolated static let requestsOfTask = 50

  private let counts = Counts()
  private let screen: Screen<CountedKind>
  private let log: TransitionRecorder<CountedKind>

  init() {
    screen = Screen(
      initial: .showing(-1), states: CountedStates(counts: counts), clock: ManualClock())
    log = TransitionRecorder(of: screen)
    screen.start()
  }

  /// Lets each task ask for the kinds that a closure names by the numbers of task and request.
  private func ask(
    for kind: @escaping @Sendable (_ task: Int, _ request: Int) -> CountedKind
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<Self.tasks {
        group.addTask { @concurrent [screen, counts] in
          for request in 0..<Self.requestsOfTask {
            await MainActor.run { _ = screen.transition(to: kind(task, request), cause: "tap") }
            await MainActor.run { counts.answer() }
          }
        }
      }
    }
  }

  @Test func requestsFromAHundredTasksAreAllOnRecordOnce() async {
    await ask { task, request in .showing(task * Self.requestsOfTask + request) }
    let numbers = log.all.filter { $0.cause == "tap" && $0.outcome == .taken }.compactMap {
      if case .showing(let number)? = $0.to { number } else { nil }
    }
    #expect(numbers.sorted() == Array(0..<(Self.tasks * Self.requestsOfTask)))
    #expect(counts.entered == Self.tasks * Self.requestsOfTask + 1)
    #expect(counts.exited == counts.entered - 1)
    #expect(screen.display.number == numbers.last)
  }

  @Test func requestsThatComeWhileOthersLoadAndLeaveAreAllOnRecordOnce() async {
    await ask { task, _ in .loading(task) }
    screen.stop()
    #expect(log.all.count { $0.cause == "tap" } == Self.tasks * Self.requestsOfTask)
    #expect(log.all.allSatisfy { $0.cause != "tap" || $0.outcome == .taken })
    #expect(counts.areEven)
    counts.close()
    await screen.settled()
  }
}
