import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The states of the child that lists the books, each alone.
@MainActor
@Suite(.noMistakes) struct BookListTests {
  private let service = PendingBooks()

  private func bench(_ kind: BookListKind) async -> StateBench<BookListKind, BookListState> {
    let bench = StateBench(kind, states: BookListStates(service: service))
    bench.enter()
    await bench.settled()
    return bench
  }

  @Test func loadsByItself() async throws {
    let bench = await bench(.loading())
    #expect(bench.display == .drawing { $0.isLoading = true })
    #expect(bench.state.answers.isEmpty)
    await service.work.calls[0].succeed([.emma, .faust])
    #expect(bench.next == .showing([.emma, .faust]))
    try await bench.check()
  }

  @Test func loadsBesideTheBooksThatAreKnown() async throws {
    let bench = await bench(.loading([.emma]))
    #expect(
      bench.display
        == .drawing {
          $0.isLoading = true
          $0.books = [.emma]
        })
    bench.state.answer(.refresh)
    #expect(bench.ignored.count == 1)
    await service.work.calls[0].succeed([])
    #expect(bench.next == .nothing)
    try await bench.check()
  }

  @Test func anInterruptedLoadDoesNotLoadForEver() async throws {
    let bench = await bench(.loading())
    await service.work.calls[0].fail(CancellationError())
    #expect(bench.requested.map(\.description) == ["failed: failure"])
    try await bench.check()
  }

  @Test func showsTheBooksAndRefreshesBesideThem() async throws {
    let bench = await bench(.showing([.emma]))
    #expect(bench.display == .drawing { $0.books = [.emma] })
    bench.state.answer(.refresh)
    #expect(bench.next == .loading([.emma]))
    try await bench.check()
  }

  @Test func saysThatThereAreNoneAndLooksAgain() async throws {
    let bench = await bench(.nothing)
    #expect(bench.display == .drawing { $0.sentence = "There are no books." })
    bench.state.answer(.refresh)
    #expect(bench.next == .loading())
    try await bench.check()
  }

  @Test func saysWhatFailedAndTriesAgain() async throws {
    let bench = await bench(.failed("No."))
    #expect(
      bench.display
        == .drawing {
          $0.sentence = "No."
          $0.isError = true
        })
    #expect(bench.state.answers == [.retry])
    bench.state.answer(.retry)
    #expect(bench.next == .loading())
    try await bench.check()
  }

  @Test(arguments: [BooksRequest.retry, BooksRequest("sing")])
  func ignoresOnTheRecordWhatItDoesNotAnswer(_ request: BooksRequest) async throws {
    let bench = await bench(.showing([.emma]))
    bench.state.answer(request)
    #expect(bench.ignored.count == 1)
    #expect(bench.requested.isEmpty)
    try await bench.check()
  }
}
