import ContentStates
import Gallery
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// What the bundled services have in common: an answer can fail or be empty, once, and has a delay.
@MainActor
@Suite(.noMistakes) struct SampleServiceTests {
  /// A service, how much it answers, and its sentence when it fails.
  struct Sample: Sendable, CustomTestStringConvertible {
    let count: Int
    let testDescription: String
    let make:
      @MainActor @Sendable (_ latency: Duration, any Clock<Duration>) -> (
        service: SampleService, ask: @MainActor () async throws -> Int
      )

    static let all = [
      Sample(count: 6, testDescription: "The items could not be loaded.") {
        let service = BundledItemService(latency: $0, clock: $1)
        return (service, { try await service.items().count })
      },
      Sample(count: 5, testDescription: "The history could not be loaded.") {
        let service = BundledHistoryService(latency: $0, clock: $1)
        return (service, { try await service.shows(from: nil).items.count })
      },
      Sample(count: 6, testDescription: "The library could not be reached; try again.") {
        let service = BundledBookService(latency: $0, clock: $1)
        return (service, { try await service.books().count })
      },
    ]
  }

  @Test(arguments: Sample.all)
  func failsOnceAndFindsNothingOnce(_ sample: Sample) async throws {
    let (service, ask) = sample.make(.zero, ContinuousClock())
    service.failNext()
    await #expect(throws: SampleFailure(sample.testDescription)) { try await ask() }
    #expect(try await ask() == sample.count)
    service.emptyNext()
    #expect(try await ask() == 0)
    #expect(try await ask() == sample.count)
  }

  @Test(arguments: Sample.all)
  func answersAfterItsDelay(_ sample: Sample) async {
    let clock = ManualClock()
    let (_, ask) = sample.make(.seconds(2), clock)
    let screen = ContentScreen(times: .off, clock: clock) { [try await ask()] }
    screen.start()
    await screen.settled()
    await clock.advance(by: .milliseconds(1999))
    #expect(screen.path == "loading")
    await clock.advance(by: .milliseconds(1))
    #expect(screen.display.items == [sample.count])
  }
}
