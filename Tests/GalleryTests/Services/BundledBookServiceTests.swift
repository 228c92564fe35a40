import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct BundledBookServiceTests {
  @Test func theBooksComeOldestFirst() async throws {
    let books = try await BundledBookService().books()
    #expect(books.count == 6)
    #expect(books.map(\.year) == books.map(\.year).sorted())
    #expect(books.first?.author == "Miguel de Cervantes")
  }

  @Test func failsOnce() async throws {
    let service = BundledBookService()
    service.failNext()
    await #expect(throws: SampleFailure("The library could not be reached; try again.")) {
      try await service.books()
    }
    #expect(try await service.books().count == 6)
  }

  @Test func findsNothingOnce() async throws {
    let service = BundledBookService()
    service.emptyNext()
    #expect(try await service.books() == [])
    #expect(try await service.books().count == 6)
  }

  @Test func letsOneWaitOnItsClock() async {
    let clock = ManualClock()
    let service = BundledBookService(latency: .seconds(2), clock: clock)
    let screen = BookListScreen.list(of: service)
    screen.start()
    await screen.settled()
    await clock.advance(by: .milliseconds(1999))
    #expect(screen.kind == .loading())
    await clock.advance(by: .milliseconds(1))
    #expect(screen.kind.name == "showing")
  }
}
